import type { ReactNode } from 'react';

/** Illustrations for the guides. They only illustrate the text, so they are hidden from screen readers. */
function Picture( { children }: { readonly children: ReactNode } ) {
	return (
		<svg
			viewBox="0 0 360 220"
			xmlns="http://www.w3.org/2000/svg"
			aria-hidden="true"
			focusable="false"
		>
			<rect width="360" height="220" fill="#1c2a6b" />
			<circle cx="324" cy="12" r="120" fill="#26388c" />
			<circle cx="24" cy="224" r="84" fill="#162258" />
			{ children }
		</svg>
	);
}

interface BarProps {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height?: number;
	readonly fill?: string;
	readonly radius?: number;
}

const PAPER = '#fff';
const INK = '#1e1e1e';
const LINE = '#d5daf2';
const QUIET = '#eef0fb';
const ACCENT = '#3858e9';
const WARM = '#f4b860';

const Bar = ( {
	x,
	y,
	width,
	height = 8,
	fill = LINE,
	radius = 3,
}: BarProps ) => (
	<rect
		x={ x }
		y={ y }
		width={ width }
		height={ height }
		rx={ radius }
		fill={ fill }
	/>
);

const Sheet = ( { x, y, width, height = 8 }: BarProps ) => (
	<Bar { ...{ x, y, width, height } } fill={ PAPER } radius={ 8 } />
);

const Hills = ( { x, y }: { readonly x: number; readonly y: number } ) => (
	<g transform={ `translate(${ x } ${ y })` }>
		<Bar x={ 0 } y={ 0 } width={ 72 } height={ 48 } fill={ QUIET } />
		<circle cx="56" cy="13" r="6" fill={ WARM } />
		<path
			d="M0 45 22 22l14 14 12-10 24 19v0a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z"
			fill="#9fb0f5"
		/>
	</g>
);

const Pointer = ( { x, y }: { readonly x: number; readonly y: number } ) => (
	<path
		transform={ `translate(${ x } ${ y })` }
		d="M0 0v22l6-5 4 9 5-2-4-9h8z"
		fill={ INK }
		stroke={ PAPER }
		strokeWidth="2"
		strokeLinejoin="round"
	/>
);

const Tick = ( { x, y }: { readonly x: number; readonly y: number } ) => (
	<g transform={ `translate(${ x } ${ y })` }>
		<Bar x={ 0 } y={ 0 } width={ 14 } height={ 14 } fill={ ACCENT } />
		<path
			d="m3.5 7 2.5 2.6L10.6 4.6"
			fill="none"
			stroke={ PAPER }
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</g>
);

/** A page of blocks, one of them selected. */
export const BlocksPicture = () => (
	<Picture>
		<Sheet x={ 70 } y={ 36 } width={ 220 } height={ 200 } />
		<Bar x={ 86 } y={ 52 } width={ 44 } fill={ INK } />
		<Bar x={ 214 } y={ 52 } width={ 26 } />
		<Bar x={ 248 } y={ 52 } width={ 26 } />
		<Bar x={ 86 } y={ 84 } width={ 132 } height={ 14 } fill={ INK } />
		<rect
			x="80"
			y="76"
			width="200"
			height="30"
			rx="3"
			fill="none"
			stroke={ ACCENT }
			strokeWidth="2.5"
		/>
		<Hills x={ 86 } y={ 124 } />
		<Bar x={ 172 } y={ 126 } width={ 102 } />
		<Bar x={ 172 } y={ 142 } width={ 88 } />
		<Bar x={ 172 } y={ 158 } width={ 96 } />
		<Bar x={ 86 } y={ 188 } width={ 188 } />
		<Bar x={ 86 } y={ 204 } width={ 150 } />
		<circle cx="290" cy="168" r="17" fill={ ACCENT } />
		<path
			d="M290 160v16M282 168h16"
			stroke={ PAPER }
			strokeWidth="3"
			strokeLinecap="round"
		/>
		<Pointer x={ 232 } y={ 94 } />
	</Picture>
);

/** A list of changes with checkboxes. */
export const ReviewPicture = () => (
	<Picture>
		<Sheet x={ 82 } y={ 26 } width={ 196 } height={ 168 } />
		<Bar x={ 98 } y={ 42 } width={ 96 } height={ 10 } fill={ INK } />
		{ [ 68, 104, 140 ].map( ( y, index ) => (
			<g key={ y }>
				<Bar
					x={ 94 }
					y={ y }
					width={ 172 }
					height={ 28 }
					fill={ QUIET }
					radius={ 4 }
				/>
				{ index === 2 ? (
					<rect
						x="103"
						y={ y + 7.75 }
						width="12.5"
						height="12.5"
						rx="3"
						fill={ PAPER }
						stroke="#8a92b8"
						strokeWidth="1.5"
					/>
				) : (
					<Tick x={ 102 } y={ y + 7 } />
				) }
				<Bar
					x={ 126 }
					y={ y + 7 }
					width={ 62 }
					height={ 6 }
					fill={ INK }
				/>
				<Bar
					x={ 126 }
					y={ y + 17 }
					width={ [ 92, 74, 84 ][ index ] ?? 0 }
					height={ 5 }
					fill="#b9c1ea"
				/>
			</g>
		) ) }
		<Bar x={ 206 } y={ 174 } width={ 60 } height={ 12 } fill={ ACCENT } />
	</Picture>
);

/** A search with results. */
export const PalettePicture = () => (
	<Picture>
		<Sheet x={ 62 } y={ 44 } width={ 236 } height={ 142 } />
		<circle
			cx="83"
			cy="67"
			r="6"
			fill="none"
			stroke={ INK }
			strokeWidth="2.5"
		/>
		<path
			d="m88 72 5 5"
			stroke={ INK }
			strokeWidth="2.5"
			strokeLinecap="round"
		/>
		<Bar x={ 104 } y={ 63 } width={ 48 } fill={ INK } />
		<Bar x={ 155 } y={ 59 } width={ 2 } height={ 16 } fill={ ACCENT } />
		<Bar x={ 62 } y={ 88 } width={ 236 } height={ 1.5 } />
		<Bar
			x={ 70 }
			y={ 97 }
			width={ 220 }
			height={ 24 }
			fill={ ACCENT }
			radius={ 4 }
		/>
		<Bar x={ 80 } y={ 103 } width={ 12 } height={ 12 } fill={ PAPER } />
		<Bar x={ 104 } y={ 105 } width={ 112 } fill={ PAPER } />
		<Bar x={ 80 } y={ 131 } width={ 12 } height={ 12 } fill={ WARM } />
		<Bar x={ 104 } y={ 133 } width={ 86 } />
		<Bar x={ 80 } y={ 157 } width={ 12 } height={ 12 } fill="#9fb0f5" />
		<Bar x={ 104 } y={ 159 } width={ 128 } />
	</Picture>
);

/** A page beside its colors and fonts. */
export const StylesPicture = () => (
	<Picture>
		<Sheet x={ 44 } y={ 36 } width={ 168 } height={ 200 } />
		<Bar x={ 60 } y={ 54 } width={ 96 } height={ 14 } fill={ ACCENT } />
		<Bar x={ 60 } y={ 80 } width={ 136 } />
		<Bar x={ 60 } y={ 96 } width={ 118 } />
		<Hills x={ 60 } y={ 118 } />
		<Bar
			x={ 60 }
			y={ 182 }
			width={ 56 }
			height={ 20 }
			fill={ ACCENT }
			radius={ 10 }
		/>
		<Sheet x={ 228 } y={ 36 } width={ 92 } height={ 150 } />
		<path
			d="m240 78 11-28h4l11 28m-22-9h14"
			fill="none"
			stroke={ INK }
			strokeWidth="4"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
		<path
			d="m284 78 8-20h4l8 20m-16-6h12"
			fill="none"
			stroke={ INK }
			strokeWidth="3.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
		{ [ INK, ACCENT, WARM, '#9fb0f5' ].map( ( fill, at ) => (
			<circle
				key={ fill }
				cx={ 251 + ( at % 2 ) * 44 }
				cy={ 112 + Math.floor( at / 2 ) * 42 }
				r="16"
				fill={ fill }
			/>
		) ) }
		<Pointer x={ 298 } y={ 118 } />
	</Picture>
);

/** Three style variations of a page, one of them selected. */
export const VariationsPicture = () => (
	<Picture>
		{ [
			{ paper: '#f7efe2', ink: '#5b3a1e', dot: WARM },
			{ paper: PAPER, ink: INK, dot: ACCENT },
			{ paper: '#20242e', ink: '#e9ecf7', dot: '#9fb0f5' },
		].map( ( { paper, ink, dot }, at ) => (
			<g
				key={ paper }
				transform={ `translate(${ 34 + at * 102 } ${ at === 1 ? 52 : 66 })` }
			>
				<Bar
					x={ 0 }
					y={ 0 }
					width={ 88 }
					height={ at === 1 ? 116 : 92 }
					fill={ paper }
					radius={ 8 }
				/>
				<Bar
					x={ 14 }
					y={ 18 }
					width={ 46 }
					height={ 10 }
					fill={ ink }
				/>
				<Bar x={ 14 } y={ 38 } width={ 60 } height={ 5 } fill={ ink } />
				<Bar x={ 14 } y={ 50 } width={ 50 } height={ 5 } fill={ ink } />
				<circle cx="24" cy="72" r="9" fill={ dot } />
			</g>
		) ) }
		<rect
			x="131"
			y="47"
			width="98"
			height="126"
			rx="12"
			fill="none"
			stroke={ WARM }
			strokeWidth="3"
		/>
		<Pointer x={ 198 } y={ 144 } />
	</Picture>
);

/** A page between a dimmed header and footer. */
export const PagePicture = () => (
	<Picture>
		<Bar
			x={ 84 }
			y={ 26 }
			width={ 192 }
			height={ 30 }
			fill="#4257b2"
			radius={ 8 }
		/>
		<Bar x={ 98 } y={ 37 } width={ 36 } fill="#7d8fe0" />
		<Bar x={ 214 } y={ 37 } width={ 20 } fill="#7d8fe0" />
		<Bar x={ 242 } y={ 37 } width={ 20 } fill="#7d8fe0" />
		<Sheet x={ 84 } y={ 64 } width={ 192 } height={ 102 } />
		<Bar x={ 100 } y={ 80 } width={ 104 } height={ 12 } fill={ INK } />
		<Hills x={ 100 } y={ 104 } />
		<Bar x={ 184 } y={ 106 } width={ 76 } />
		<Bar x={ 184 } y={ 122 } width={ 64 } />
		<Bar x={ 184 } y={ 138 } width={ 70 } />
		<Bar
			x={ 84 }
			y={ 174 }
			width={ 192 }
			height={ 30 }
			fill="#4257b2"
			radius={ 8 }
		/>
		<Bar x={ 98 } y={ 185 } width={ 60 } fill="#7d8fe0" />
		<Pointer x={ 224 } y={ 84 } />
	</Picture>
);

/** Several pages with the same template. */
export const TemplatePicture = () => (
	<Picture>
		<g opacity="0.45">
			<Sheet x={ 46 } y={ 62 } width={ 110 } height={ 120 } />
			<Sheet x={ 204 } y={ 62 } width={ 110 } height={ 120 } />
		</g>
		<Sheet x={ 112 } y={ 40 } width={ 136 } height={ 152 } />
		<Bar
			x={ 122 }
			y={ 50 }
			width={ 116 }
			height={ 20 }
			fill={ ACCENT }
			radius={ 4 }
		/>
		<Bar x={ 130 } y={ 57 } width={ 28 } height={ 6 } fill={ PAPER } />
		<Bar x={ 200 } y={ 57 } width={ 12 } height={ 6 } fill={ PAPER } />
		<Bar x={ 218 } y={ 57 } width={ 12 } height={ 6 } fill={ PAPER } />
		<rect
			x="123"
			y="79"
			width="114"
			height="72"
			rx="4"
			fill={ QUIET }
			stroke="#9fb0f5"
			strokeWidth="1.5"
			strokeDasharray="5 4"
		/>
		<Bar x={ 134 } y={ 92 } width={ 64 } height={ 10 } fill="#c3ccf4" />
		<Bar x={ 134 } y={ 112 } width={ 90 } fill="#d9dff8" />
		<Bar x={ 134 } y={ 128 } width={ 78 } fill="#d9dff8" />
		<Bar
			x={ 122 }
			y={ 160 }
			width={ 116 }
			height={ 22 }
			fill={ ACCENT }
			radius={ 4 }
		/>
		<Bar x={ 130 } y={ 168 } width={ 46 } height={ 6 } fill={ PAPER } />
	</Picture>
);
