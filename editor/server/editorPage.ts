/** The HTML of the editor. Vite serves only the module that forwards its messages. */
export const editorPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_edit/assets/main.css">
</head>
<body>
<div id="editor"></div>
<script type="module" src="/_edit/assets/main.js"></script>
<script type="module" src="/editor/preview/forwardMessages.ts"></script>
</body>
</html>
`;
