/**
 * The code of the function for CloudFront behind its data. The runtime knows ES 5.1 and a few later
 * features: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export const cloudFrontHandler = `
function decode(text) {
  let path = text;
  try {
    path = decodeURIComponent(text);
  } catch (error) {}
  return path.normalize ? path.normalize() : path;
}

function hasQuery(request, query) {
  return query.every((one) => {
    const found = Object.keys(request.querystring).filter((key) => decode(key.replace(/[+]/g, ' ')) === one[0]);
    return found.some((key) => {
      const given = request.querystring[key];
      const all = given.multiValue || [given];
      return all.some((each) => decode(each.value.replace(/[+]/g, ' ')) === one[1]);
    });
  });
}

function match(pattern, path) {
  const values = {};
  const parts = pattern.split('/');
  const segments = path.split('/');
  const isOpen = parts[parts.length - 1] === '*';
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return undefined;
  for (let index = 0; index < parts.length; index++) {
    if (isOpen && index === parts.length - 1) {
      values.splat = segments.slice(index).join('/');
    } else if (/^:[a-z][A-Za-z0-9_]*$/i.test(parts[index]) && segments[index]) {
      values[parts[index].slice(1)] = segments[index];
    } else if (parts[index] !== segments[index]) return undefined;
  }
  return values;
}

function redirect(target, values) {
  const to = typeof target === 'string' ? target : target[0];
  const location = to.replace(/:([a-z][A-Za-z0-9_]*)/gi, (text, name) =>
    values[name] === undefined ? text : encodeURI(values[name]).replace(/[?#]/g, encodeURIComponent)
  );
  return {
    statusCode: typeof target === 'string' ? 301 : target[1],
    statusDescription: 'Moved',
    headers: { location: { value: location } },
  };
}

function handler(event) {
  const request = event.request;
  const path = decode(request.uri).replace(/(.)[/]+$/, '$1');
  for (let index = 0; index < site.queries.length; index++) {
    const one = site.queries[index];
    if (one[0] === path && hasQuery(request, one[1])) return redirect(one[2], {});
  }
  if (Object.prototype.hasOwnProperty.call(site.exact, path)) return redirect(site.exact[path], {});
  if (!site.kept[path] && path.indexOf(site.base + '/assets/') !== 0) {
    for (let index = 0; index < site.patterns.length; index++) {
      const one = site.patterns[index];
      const values = match(one[0], path);
      if (values && (!one[2] || hasQuery(request, one[2]))) return redirect(one[1], values);
    }
  }
  if (path !== site.base && path.indexOf(site.base + '/') !== 0 || /^[/]_(headers|redirects)$/.test(path.slice(site.base.length)))
    return { statusCode: 404, statusDescription: 'Not Found' };
  const name = path.split('/').pop();
  const uri = request.uri.slice(site.base.length);
  const isFile = name.indexOf('.') >= 0 && !site.dotted[path];
  request.uri = isFile ? uri : uri.replace(/[/]*$/, '/index.html');
  return request;
}
`.trimStart();
