/** What tells a drawn face from the others. */
interface Portrait {
  /** Whose it is. */
  email: string;
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  /** Drawn behind the head, and before it: hair, glasses, helmet. */
  behind: string;
  before: string;
}

const portraits: Portrait[] = [
  {
    email: 'kari@byggtun.example',
    ground: '#cfd6ee',
    skin: '#f2c9a5',
    hair: '#7a4a2b',
    clothes: '#3c4883',
    behind: '<path d="M152 236c-14-104 34-156 104-156s118 52 104 156l14 118H138z"/>',
    before: '<path d="M166 232c2-74 40-112 92-112 50 0 86 36 88 112-40-8-70-34-86-68-18 34-50 60-94 68z"/>',
  },
  {
    email: 'marte@nordretomrer.example',
    ground: '#fde7b4',
    skin: '#eab98f',
    hair: '#c98a3a',
    clothes: '#d9541e',
    behind: '<path d="M160 220c-8 90-10 150-28 190h248c-18-40-20-100-28-190z"/>',
    before:
      '<path fill="#fdb913" d="M152 208c0-70 44-122 104-122s104 52 104 122z"/><path fill="#e0a000" d="M236 84h40v124h-40zM128 204h256c8 0 12 6 12 12v8H116v-8c0-6 4-12 12-12z"/>',
  },
  {
    email: 'lars@granlund.example',
    ground: '#cfe6de',
    skin: '#e8b48c',
    hair: '#4a4f58',
    clothes: '#1f5a52',
    behind: '',
    before:
      '<path d="M166 226c-6-80 30-124 92-124s96 44 88 124c-8-34-22-54-34-60-36 12-78 12-112-2-16 10-28 30-34 62zM168 262c8 26 22 40 40 40 20-14 76-14 96 0 18 0 32-14 40-40 4 70-30 118-88 118s-92-48-88-118z"/><path d="M222 324c20 12 48 12 68 0" stroke="#e8b48c" stroke-width="9" fill="none" stroke-linecap="round"/><g fill="none" stroke="#22252c" stroke-width="7"><circle cx="218" cy="246" r="27"/><circle cx="294" cy="246" r="27"/><path d="M245 243c6-5 16-5 22 0"/></g>',
  },
];

const draw = ({ ground, skin, hair, clothes, behind, before }: Portrait) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="46 62 420 420" width="512" height="512">
<rect width="512" height="512" fill="${ground}"/>
<g fill="${hair}">${behind}</g>
<path fill="${skin}" d="M216 330h80v90h-80z"/><path fill="#000" opacity=".12" d="M216 366c26 20 54 20 80 0v24c-26 18-54 18-80 0z"/>
<path fill="${clothes}" d="M72 512c0-74 52-118 142-126 22 30 62 30 84 0 90 8 142 52 142 126z"/>
<ellipse cx="256" cy="252" rx="92" ry="114" fill="${skin}"/>
<g fill="#22252c"><circle cx="218" cy="246" r="9"/><circle cx="294" cy="246" r="9"/></g>
<path d="M256 258c-6 18-8 24 4 28" stroke="#000" stroke-opacity=".25" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M224 318c20 14 44 14 64 0" stroke="#a2473c" stroke-width="8" fill="none" stroke-linecap="round"/>
<g fill="${hair}">${before}</g>
</svg>`;

/** Faces drawn for three of the demo people, as SVG, by e-mail; the others show their initials. */
export const demoPortraits = portraits.map((portrait) => ({ email: portrait.email, svg: draw(portrait) }));
