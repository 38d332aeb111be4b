import { markupPieces } from '@/kernel/markup';

/** Text as people read it, with the places of its characters. */
export interface TextRun {
	readonly text: string;
	/** Where each character begins and ends in what it was read from. */
	readonly starts: readonly number[];
	readonly ends: readonly number[];
}

/** Elements within a sentence: a word may begin before one and end in it. */
const INLINE = new Set(
	'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
		' '
	)
);

/** Names of characters that editors leave in HTML. */
const CHARACTERS: Readonly< Record< string, string > > = {
	amp: '&',
	apos: "'",
	copy: '©',
	eacute: 'é',
	gt: '>',
	hellip: '…',
	laquo: '«',
	ldquo: '“',
	lsquo: '‘',
	lt: '<',
	mdash: '—',
	nbsp: '\u00a0',
	ndash: '–',
	quot: '"',
	raquo: '»',
	rdquo: '”',
	reg: '®',
	rsquo: '’',
	shy: '\u00ad',
	trade: '™',
};

/** Stands for a character that isn't known by its name: half of a name must not be found. */
const UNKNOWN = '\ufffc';

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,10}));/giy;

/** The texts of a piece of HTML: one for each stretch without a tag that ends a sentence. */
export function textRuns(
	html: string,
	from = 0,
	to = html.length
): readonly TextRun[] {
	const runs: TextRun[] = [];
	let open: OpenRun | null = null;
	for ( const piece of markupPieces( html, from, to ) ) {
		if ( piece.type === 'text' ) {
			open ??= newRun( runs );
			readCharacters( html, piece.start, piece.end, open );
		} else if ( piece.type !== 'tag' || ! INLINE.has( piece.name ) ) {
			open = null;
		}
	}
	return runs.filter( ( { text } ) => text.trim() !== '' );
}

interface OpenRun extends TextRun {
	text: string;
	readonly starts: number[];
	readonly ends: number[];
}

function newRun( runs: TextRun[] ): OpenRun {
	const run = { text: '', starts: [], ends: [] };
	runs.push( run );
	return run;
}

/** The characters of a piece of HTML without tags, such as the value of an attribute. */
export function htmlCharacters(
	html: string,
	from: number,
	to: number
): TextRun {
	const run: OpenRun = { text: '', starts: [], ends: [] };
	readCharacters( html, from, to, run );
	return run;
}

/** Characters with their entities as one each. */
function readCharacters(
	html: string,
	from: number,
	to: number,
	run: OpenRun
): void {
	let plain = from;
	let text = '';
	const takePlain = ( end: number ) => {
		text += html.slice( plain, end );
		for ( let at = plain; at < end; at++ ) {
			run.starts.push( at );
			run.ends.push( at + 1 );
		}
	};
	for (
		let at = html.indexOf( '&', from );
		at >= 0 && at < to;
		at = html.indexOf( '&', at + 1 )
	) {
		ENTITY.lastIndex = at;
		const found = ENTITY.exec( html );
		const end = ENTITY.lastIndex;
		if ( ! found || end > to ) {
			continue;
		}
		const character = characterOf( found ) ?? UNKNOWN;
		takePlain( at );
		text += character;
		for ( let unit = 0; unit < character.length; unit++ ) {
			run.starts.push( at );
			run.ends.push( end );
		}
		plain = end;
		at = end - 1;
	}
	takePlain( to );
	run.text += text;
}

function characterOf( [ , decimal, hexadecimal, name ]: RegExpExecArray ) {
	if ( name !== undefined ) {
		return CHARACTERS[ name ] ?? null;
	}
	const code = Number( decimal ?? `0x${ hexadecimal ?? '' }` );
	return code > 0 && code <= 0x10ffff && ! ( code >= 0xd800 && code < 0xe000 )
		? String.fromCodePoint( code )
		: null;
}

const ESCAPED = /\\(?:u([0-9a-f]{4})|(.))/giy;

const SHORT: Readonly< Record< string, string > > = {
	b: '\b',
	f: '\f',
	n: '\n',
	r: '\r',
	t: '\t',
};

/** The characters of a JSON string, given where it is with its quotes. */
export function jsonCharacters(
	json: string,
	start: number,
	end: number
): TextRun {
	const run: OpenRun = { text: '', starts: [], ends: [] };
	const characters: string[] = [];
	for ( let at = start + 1; at < end - 1; ) {
		ESCAPED.lastIndex = at;
		const found = json[ at ] === '\\' ? ESCAPED.exec( json ) : null;
		const next = found ? ESCAPED.lastIndex : at + 1;
		characters.push(
			found?.[ 1 ] !== undefined
				? String.fromCharCode( parseInt( found[ 1 ], 16 ) )
				: found
					? ( SHORT[ found[ 2 ] ?? '' ] ?? found[ 2 ] ?? '' )
					: ( json[ at ] ?? '' )
		);
		run.starts.push( at );
		run.ends.push( next );
		at = next;
	}
	run.text = characters.join( '' );
	return run;
}

/** The places of a run that was read from the text of another one. */
export const within = ( inner: TextRun, outer: TextRun ): TextRun => ( {
	text: inner.text,
	starts: inner.starts.map( ( at ) => outer.starts[ at ] ?? 0 ),
	ends: inner.ends.map( ( at ) => outer.ends[ at - 1 ] ?? 0 ),
} );
