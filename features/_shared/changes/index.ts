export type { ChangeReport, OutOfScope, PageReport } from './ChangeReport.ts';
export type { ChangesModule } from './ChangesModule.ts';
export type {
  AttributeChange,
  ContentChanges,
  FrameChange,
  LinkChange,
  PageChanges,
  PictureChange,
  PictureSource,
  SectionChange,
  TextChange,
  ValueChange,
} from './PageChanges.ts';
