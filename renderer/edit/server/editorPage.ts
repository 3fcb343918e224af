/** The HTML of the editor, which loads its interface from Vite. */
export const editorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="editor"></div>
<script type="module" src="/renderer/edit/ui/main.tsx"></script>
</body>
</html>
`;
