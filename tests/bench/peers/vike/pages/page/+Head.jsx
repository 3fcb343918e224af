import { useData } from 'vike-react/useData';

export function Head() {
  const { site, route, jsonLd } = useData();
  const address = site.url + route;
  return (
    <>
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <link rel="stylesheet" href="/site.css" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </>
  );
}
