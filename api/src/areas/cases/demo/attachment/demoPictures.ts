/** A drawn scene: what it shows, which cases it goes with, and the SVG of it, 1280 × 960. */
interface Scene {
  /** File name without extension. */
  name: string;
  /** Of the case's title. */
  fits: RegExp;
  drawing: string;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const boards = range(9)
  .map((row) =>
    range(4)
      .map((part) => {
        const tone = 66 + ((row * 7 + part * 5) % 11);
        const x = part * 420 - (row % 3) * 140;
        return `<path d="M${x} ${row * 108}h416v104h-416z" fill="hsl(30 42% ${tone - 14}%)"/><path d="M${x} ${row * 108 + 40 + part * 9}q200 ${row % 2 === 0 ? 18 : -14} 416 0" fill="none" stroke="hsl(28 38% ${tone - 24}%)" stroke-width="3"/>`;
      })
      .join(''),
  )
  .join('');

const tiles = range(6)
  .map((row) =>
    range(8)
      .map(
        (column) =>
          `<path d="M${column * 164 + 4} ${row * 164 + 4}h156v156h-156z" fill="hsl(205 14% ${84 + ((row * 5 + column * 3) % 6)}%)"/>`,
      )
      .join(''),
  )
  .join('');

const railing = (posts: readonly number[]) =>
  posts.map((post) => `<path d="M${200 + post * 110} ${860 - post * 72}v-330h18v330z"/>`).join('');

/** Scenes of a building site, each for the cases that it goes with; the last goes with all. */
export const demoPictures: readonly Scene[] = [
  {
    name: 'parkett',
    fits: /parkett|gulv|list|terskel/i,
    drawing: `<path fill="#5b4330" d="M0 0h1280v960H0z"/>${boards}<path d="M0 536q640 10 1280-4v14q-640 12-1280 4z" fill="#1c130c"/>`,
  },
  {
    name: 'flis',
    fits: /flis|fuge|membran|sluk|våtrom|baderom/i,
    drawing: `<path fill="#a9adb0" d="M0 0h1280v960H0z"/>${tiles}<path d="M520 0l40 150-60 120 90 130-30 160 80 110-40 290" fill="none" stroke="#3b4045" stroke-width="5"/>`,
  },
  {
    name: 'fuktskjold',
    fits: /lekk|fukt|vann|tak|drypp|rør|avløp/i,
    drawing:
      '<path fill="#e9e6df" d="M0 0h1280v960H0z"/><path fill="#d8d3c8" d="M0 700h1280v260H0z"/><g fill="#b98d4f"><ellipse cx="640" cy="360" rx="330" ry="210" opacity=".25"/><ellipse cx="610" cy="350" rx="230" ry="150" opacity=".35"/><ellipse cx="590" cy="330" rx="120" ry="80" opacity=".45"/></g><path d="M590 400v190" stroke="#9a7340" stroke-width="6" opacity=".6"/>',
  },
  {
    name: 'dør',
    fits: /dør|karm|lås|hengsle/i,
    drawing:
      '<path fill="#dcdad4" d="M0 0h1280v960H0z"/><path fill="#8d6f4f" d="M360 60h560v900H360z"/><path fill="#f4f1ea" d="M404 104h470l-12 856H404z"/><path fill="#191410" d="M874 104h12v856h-24z"/><circle cx="812" cy="540" r="20" fill="#7b7f86"/><path d="M812 532h-96v16h96z" fill="#8e939b"/>',
  },
  {
    name: 'stikkontakt',
    fits: /stikk|kontakt|bryter|lampe|lys|sikring|elektr|ledning|termostat|varme/i,
    drawing:
      '<path fill="#e7e3da" d="M0 0h1280v960H0z"/><g transform="rotate(7 640 480)"><path fill="#fbfbf8" stroke="#c9c5bb" stroke-width="6" d="M420 260h440v440H420z"/><circle cx="640" cy="480" r="150" fill="#efede6" stroke="#cfcbc1" stroke-width="6"/><circle cx="585" cy="480" r="20" fill="#26282c"/><circle cx="695" cy="480" r="20" fill="#26282c"/></g><path d="M410 700l-30 60" stroke="#a9a498" stroke-width="8"/>',
  },
  {
    name: 'vindu',
    fits: /vindu|balkong|glass|persienne/i,
    drawing:
      '<path fill="#d9d5cb" d="M0 0h1280v960H0z"/><path fill="#f6f5f1" d="M220 80h840v800H220z"/><path fill="#9fc0d8" d="M270 130h350v700H270zm390 0h350v700H660z"/><path fill="#fff" opacity=".5" d="M270 690h350v140H270zm390 30h350v110H660z"/><path d="M310 700v60m80-40v90m90-110v70m250-20v80m90-60v50" stroke="#e9f2f8" stroke-width="6"/>',
  },
  {
    name: 'rekkverk',
    fits: /rekkverk|fall|trapp|stillas|høyde|sikring|stige/i,
    drawing: `<path fill="#c9cbd0" d="M0 0h1280v960H0z"/><path fill="#8e9197" d="M120 960l0-90h120v-72h110v-72h110v-72h110v-72h110v-72h110v-72h110v-72h110v-72h110v666z"/><g fill="#d9a520">${railing([0, 1, 2, 6, 7])}<path d="M190 540l250-164 12 18-250 164zm670-440l260-150 12 18-260 150z"/></g>`,
  },
  {
    name: 'rot på plassen',
    fits: /rydd|avfall|kabel|snubl|orden|material|lager/i,
    drawing:
      '<path fill="#b7b2a6" d="M0 0h1280v560H0z"/><path fill="#827b6d" d="M0 560h1280v400H0z"/><path d="M60 820q260-190 420-20t360-40 400-60" fill="none" stroke="#d4531c" stroke-width="14"/><g fill="#b88e57"><path d="M200 620l420-50 8 34-420 50zM260 690l460 20-2 34-460-20zM700 600l360 90-8 32-360-90z"/></g><path fill="#4d5a72" d="M960 430h190v190H960z"/>',
  },
  {
    name: 'vegg',
    fits: /(?:)/,
    drawing:
      '<path fill="#dfe1dc" d="M0 0h1280v960H0z"/><path fill="#cfd1cb" d="M0 830h1280v16H0z"/><path fill="#f2f1ec" d="M0 846h1280v114H0z"/><path d="M420 300l180 70 60 150 160 40" fill="none" stroke="#8b8d86" stroke-width="5"/><path d="M600 370l40-60m20 210l-50 60" fill="none" stroke="#9b9d96" stroke-width="4"/><path d="M180 180h70v70h-70z" fill="#c7c9c2"/>',
  },
];
