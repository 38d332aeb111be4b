/**
 * The code in a text: custom HTML blocks, and tags that run, load or restyle something. Each is returned whole, as it
 * was written.
 *
 * This informs users and filters nothing: it reads tags, quotes, comments and raw text as browsers do, so that code
 * can't hide inside of what looks like an attribute.
 *
 * @param text
 */
export function codeIn( text: string ): readonly string[] {
	const found = scan( text );
	// In the attributes of blocks and in JSON, tags are written with escapes.
	return ESCAPED.test( text )
		? [ ...new Set( [ ...found, ...scan( unescaped( text ) ) ] ) ]
		: found;
}

const ESCAPED = /\\u003c/i;

const unescaped = ( text: string ): string =>
	text.replace( /\\u00(22|26|27|2d|3c|3e)/gi, ( _escape, hex: string ) =>
		String.fromCharCode( parseInt( hex, 16 ) )
	);

/** Elements that run, load or replace something, or collect data. */
const ACTIVE: ReadonlySet< string > = new Set( [
	'applet',
	'base',
	'body',
	'embed',
	'fencedframe',
	'form',
	'frame',
	'frameset',
	'head',
	'html',
	'iframe',
	'input',
	'link',
	'math',
	'meta',
	'noembed',
	'noframes',
	'noscript',
	'object',
	'plaintext',
	'portal',
	'script',
	'select',
	'style',
	'svg',
	'template',
	'textarea',
	'title',
	'xmp',
] );

/** Elements whose content has no tags: everything up to their end belongs to them. */
const RAW: ReadonlySet< string > = new Set( [
	'iframe',
	'noembed',
	'noframes',
	'noscript',
	'plaintext',
	'script',
	'style',
	'textarea',
	'title',
	'xmp',
] );

const CUSTOM_HTML = /<!--\s+wp:(?:core\/)?html\s/y;
const CUSTOM_HTML_END = /<!--\s+\/wp:(?:core\/)?html\s/g;

function scan( html: string ): readonly string[] {
	const lower = html.replace( /[A-Z]+/g, ( letters ) =>
		letters.toLowerCase()
	);
	const found: string[] = [];
	const add = ( start: number, end: number ) => {
		const code = html.slice( start, end ).trim();
		if ( code !== '' ) {
			found.push( code );
		}
	};
	let at = 0;
	for (;;) {
		const start = lower.indexOf( '<', at );
		if ( start < 0 ) {
			return found;
		}
		if ( lower.startsWith( '<!--', start ) ) {
			at = endOfComment( lower, start );
			for ( const code of inComment( html.slice( start + 4, at ) ) ) {
				found.push( code );
			}
			CUSTOM_HTML.lastIndex = start;
			if ( CUSTOM_HTML.test( lower ) && ! lower.endsWith( '/-->', at ) ) {
				CUSTOM_HTML_END.lastIndex = at;
				const end =
					CUSTOM_HTML_END.exec( lower )?.index ?? lower.length;
				add( at, end );
				at = end;
			}
		} else if ( isTag( lower, start ) ) {
			const tag = readTag( lower, start );
			if ( tag.end < 0 ) {
				// Nothing closes it, so that what follows can't be told apart.
				if ( MAYBE.test( lower.slice( start ) ) ) {
					add( start, lower.length );
				}
				return found;
			}
			at = RAW.has( tag.name )
				? endOfRaw( lower, tag.name, tag.end )
				: tag.end;
			if ( tag.isActive ) {
				add( start, at );
			}
		} else {
			at = start + 1;
		}
	}
}

/** Attributes of blocks are JSON in a comment, which blocks may print as HTML. */
const inComment = ( comment: string ): readonly string[] =>
	ESCAPED.test( comment ) ? scan( unescaped( comment ) ) : [];

/** Signs of code in a text without tags. */
const MAYBE =
	/<(?:script|style|iframe|object|embed|svg|math)|[\s"'/]on[a-z]+\s{0,9}=|script:/;

const isTag = ( lower: string, start: number ): boolean =>
	/[a-z]/.test( lower[ start + 1 ] ?? '' ) ||
	( lower[ start + 1 ] === '/' && /[a-z]/.test( lower[ start + 2 ] ?? '' ) );

/** The position after a comment. */
function endOfComment( html: string, start: number ): number {
	for ( const short of [ '<!-->', '<!--->' ] ) {
		if ( html.startsWith( short, start ) ) {
			return start + short.length;
		}
	}
	const end = /--!?>/g;
	end.lastIndex = start + 4;
	return end.exec( html ) ? end.lastIndex : html.length;
}

/** The position after the end tag of an element with raw text. */
function endOfRaw( lower: string, name: string, from: number ): number {
	let at = from;
	for (;;) {
		const end = lower.indexOf( `</${ name }`, at );
		if ( end < 0 ) {
			return lower.length;
		}
		at = end + name.length + 2;
		if ( /[\s/>]/.test( lower[ at ] ?? '' ) ) {
			const close = lower.indexOf( '>', at );
			return close < 0 ? lower.length : close + 1;
		}
	}
}

interface Tag {
	/** Empty for end tags. */
	readonly name: string;
	readonly isActive: boolean;
	/** The position after it; -1 if nothing closes it. */
	readonly end: number;
}

function readTag( lower: string, start: number ): Tag {
	const isEnd = lower[ start + 1 ] === '/';
	const named = isEnd ? start + 2 : start + 1;
	let at = skip( lower, named, /[^\s/>]/ );
	const name = isEnd ? '' : lower.slice( named, at );
	let isActive = ACTIVE.has( name );
	for (;;) {
		at = skip( lower, at, /[\s/]/ );
		if ( at >= lower.length ) {
			return { name, isActive, end: -1 };
		}
		if ( lower[ at ] === '>' ) {
			return { name, isActive, end: at + 1 };
		}
		const begin = at;
		at = skip( lower, at + 1, /[^\s/>=]/ );
		const attribute = lower.slice( begin, at );
		const value = readValue( lower, skip( lower, at, /\s/ ) );
		at = value ? value.end : at;
		isActive ||=
			! isEnd &&
			( /^on[a-z]|^srcdoc$/.test( attribute ) ||
				runsCode( value?.text ?? '' ) );
	}
}

/** The value of an attribute after its name; null without one. */
function readValue( lower: string, from: number ) {
	if ( lower[ from ] !== '=' ) {
		return null;
	}
	const at = skip( lower, from + 1, /\s/ );
	const quote = lower[ at ];
	if ( quote === '"' || quote === "'" ) {
		const close = lower.indexOf( quote, at + 1 );
		return close < 0
			? { text: lower.slice( at + 1 ), end: lower.length }
			: { text: lower.slice( at + 1, close ), end: close + 1 };
	}
	const end = skip( lower, at, /[^\s>]/ );
	return { text: lower.slice( at, end ), end };
}

/** The position of the first character that doesn't match. */
function skip( text: string, from: number, matching: RegExp ): number {
	let at = from;
	while ( at < text.length && matching.test( text.charAt( at ) ) ) {
		at++;
	}
	return at;
}

/** Whether an address runs code, or is a page by itself. */
function runsCode( address: string ): boolean {
	const plain = address
		.replace(
			/&(?:#x([0-9a-f]+);?|#([0-9]+);?|(colon|tab|newline);)/g,
			decoded
		)
		.replace( /[\0- ]+/g, '' );
	return (
		/^(?:java|vb)script:/.test( plain ) ||
		( plain.startsWith( 'data:' ) && ! plain.startsWith( 'data:image/' ) )
	);
}

function decoded(
	_entity: string,
	hex: string | undefined,
	decimal: string | undefined,
	name: string | undefined
): string {
	if ( name !== undefined ) {
		return name === 'colon' ? ':' : '';
	}
	const code =
		hex === undefined ? Number( decimal ) : Number.parseInt( hex, 16 );
	return code < 128 ? String.fromCharCode( code ).toLowerCase() : '';
}
