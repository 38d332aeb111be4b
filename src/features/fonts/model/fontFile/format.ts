import type { FontFileReason, FontFormat } from './facts';

/** How files of fonts begin; what is not a format is a reason to refuse it. The first that fits counts. */
const BEGINNINGS: readonly {
	readonly bytes: string;
	readonly is: FontFormat | FontFileReason;
}[] = [
	{ bytes: '\x00\x01\x00\x00', is: 'ttf' },
	{ bytes: 'true', is: 'ttf' },
	{ bytes: 'OTTO', is: 'otf' },
	{ bytes: 'wOFF', is: 'woff' },
	{ bytes: 'wOF2', is: 'woff2' },
	{ bytes: 'ttcf', is: 'collection' },
	{ bytes: '\x00\x00\x01\x00\x00\x00', is: 'dfont' },
	{ bytes: 'MZ', is: 'fon' },
	{ bytes: '%!', is: 'type1' },
	{ bytes: '\x80\x01', is: 'type1' },
];

const FORMATS: readonly string[] = [
	'ttf',
	'otf',
	'woff',
	'woff2',
] satisfies FontFormat[];

export const isFontFormat = (
	found: FontFormat | FontFileReason
): found is FontFormat => FORMATS.includes( found );

/** The magic number of Embedded OpenType, which stands after three sizes. */
const EOT_MAGIC_AT = 34;
const EOT_MAGIC = 'LP';

/** What a file is, by its bytes alone: what it is called says nothing. */
export function formatOf( bytes: Uint8Array ): FontFormat | FontFileReason {
	if ( bytes.length === 0 ) {
		return 'empty';
	}
	const found = BEGINNINGS.find( ( { bytes: beginning } ) =>
		hasText( bytes, 0, beginning )
	);
	if ( found ) {
		return found.is;
	}
	if ( hasText( bytes, EOT_MAGIC_AT, EOT_MAGIC ) ) {
		return 'eot';
	}
	return looksLikeSvg( bytes ) ? 'svg' : 'notAFont';
}

const hasText = ( bytes: Uint8Array, at: number, text: string ): boolean =>
	String.fromCharCode( ...bytes.subarray( at, at + text.length ) ) === text;

/** Fonts of SVG are XML: the element may come after a prologue and comments. */
const looksLikeSvg = ( bytes: Uint8Array ): boolean => {
	const start = new TextDecoder().decode( bytes.subarray( 0, 1024 ) );
	return /^\s*</.test( start ) && /<svg[\s>]/i.test( start );
};
