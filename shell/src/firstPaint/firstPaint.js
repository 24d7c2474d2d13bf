/* global document, localStorage, sessionStorage */
/* Runs before anything else has come, so that the first picture has the look that the device remembers. */
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('byggtun.theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (localStorage.getItem('byggtun.drawerCollapsed') === 'true') dataset.narrow = '';
  /* Kept on the kiosks' own host alone; their top bar is higher. */
  if (localStorage.getItem('byggtun.kiosk.projects')) dataset.kiosk = '';
  /* As isExpected. */
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(storage))
      if (/^msal\..*(account\.keys|urlHash)$/.test(key) && value !== '[]') dataset.expected = '';
} catch {
  /* Cookies are turned off: the page that says so comes with the scripts. */
}
