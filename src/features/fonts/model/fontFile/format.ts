import type { FontFileReason, FontFormat } from './facts';

/** The first bytes of font files; a value that isn't a format is the reason to reject the file. The first match wins. */
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

/** The magic number of Embedded OpenType, after three sizes. */
const EOT_MAGIC_AT = 34;
const EOT_MAGIC = 'LP';

/** The format of a file by its bytes; its name proves nothing. */
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

/** SVG fonts are XML: a prologue and comments can precede the element. */
const looksLikeSvg = ( bytes: Uint8Array ): boolean => {
	const start = new TextDecoder().decode( bytes.subarray( 0, 1024 ) );
	return /^\s*</.test( start ) && /<svg[\s>]/i.test( start );
};
