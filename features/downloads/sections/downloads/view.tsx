import {
  Icon,
  Line,
  PlainLink,
  SectionFrame,
  useItemHeading,
  usePage,
  type ViewProps,
} from '../../../../sections/section.ts';
import { fileIcon, fileType, formatFileSize } from './describeFile.ts';
import type { DownloadFile, Downloads } from './schema.ts';
import { Entry, Facts, Group, Groups, List } from './style.ts';

/** Lists of files, with the type and the size of each. */
export default function DownloadsView({ section }: ViewProps<Downloads>) {
  const Heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <Groups>
        {section.groups.map(({ title, files }) => (
          <Group key={`${title} ${files[0]?.to}`}>
            {title && <Heading>{title}</Heading>}
            <List>
              {files.map((file) => (
                <Entry key={file.to}>
                  <FileEntry file={file} />
                </Entry>
              ))}
            </List>
          </Group>
        ))}
      </Groups>
    </SectionFrame>
  );
}

function FileEntry({ file: { name, to, text, size } }: { file: DownloadFile }) {
  const page = usePage();
  const type = fileType(to);
  const bytes = page.fileSize(to);
  const facts = [type, bytes === undefined ? size : formatFileSize(bytes, page.site.locale)];
  return (
    <>
      <Icon name={fileIcon(type)} />
      <div>
        <PlainLink to={to}>{name}</PlainLink>
        <Line within="p">{text}</Line>
      </div>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
    </>
  );
}
