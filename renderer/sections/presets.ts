// What a server needs of presets, in one module, so that `dev` can load it anew once code is edited.
export { findPreset, listPresets } from './listPresets.ts';
export { preparePreset } from './preparePreset.ts';
export { withSampleForms } from './sampleForms.ts';
