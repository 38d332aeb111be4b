/** How a version of WordPress reads selectors. */
export interface SelectorRules {
	/** Whether a comma within brackets doesn't end a selector; it does before WordPress 7.1. */
	readonly hasSelectorLists: boolean;
}

const PSEUDO_ELEMENT = /::[a-zA-Z-]+/;
const COMBINATOR = /[>+~\s]/;

/**
 * The CSS of a block as the server prints it. The server doesn't parse it: it splits it at each “&”, ignores “}”, and
 * omits parts with several “{”. What becomes of other CSS than `& a { … }` is wrong, but it is what visitors get.
 */
export const blockCss = (
	css: string,
	selector: string,
	rules: SelectorRules
): string =>
	css
		.split( '&' )
		.map( ( part ) => ruleOf( part, selector, rules ) )
		.join( '' );

function ruleOf(
	part: string,
	selector: string,
	rules: SelectorRules
): string {
	if ( part === '' ) {
		return '';
	}
	if ( ! part.includes( '{' ) ) {
		return `:root :where(${ selector.trim() }){${ part.trim() }}`;
	}
	const [ nested = '', declarations = '', ...more ] = part
		.replaceAll( '}', '' )
		.split( '{' );
	if ( more.length > 0 ) {
		return '';
	}
	const pseudo = pseudoElementIn( nested );
	const own = pseudo === '' ? nested : nested.replaceAll( pseudo, '' );
	const whole = own.startsWith( ' ' )
		? within( selector, own, rules )
		: appended( selector, own, rules );
	return `:root :where(${ whole })${ pseudo }{${ declarations.trim() }}`;
}

/** The first pseudo-element with the combinators before it, which the server moves to the end of the selector. */
function pseudoElementIn( selector: string ): string {
	const found = PSEUDO_ELEMENT.exec( selector );
	if ( ! found ) {
		return '';
	}
	let start = found.index;
	while ( start > 0 && COMBINATOR.test( selector.charAt( start - 1 ) ) ) {
		start--;
	}
	return selector.slice( start, found.index ) + found[ 0 ];
}

/** Each of the inner selectors within each of the outer ones. */
const within = ( outer: string, inner: string, rules: SelectorRules ): string =>
	selectorsIn( outer, rules )
		.flatMap( ( one ) =>
			selectorsIn( inner, rules ).map( ( other ) =>
				[ one, other ].filter( ( text ) => text !== '' ).join( ' ' )
			)
		)
		.join( ', ' );

const appended = (
	selector: string,
	own: string,
	rules: SelectorRules
): string =>
	selectorsIn( selector, rules )
		.map( ( one ) => one + own )
		.join( ', ' );

/** Escapes, strings and comments, whose commas and brackets mean nothing, or one letter. */
const TOKENS =
	/\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|[\s\S]/g;

function selectorsIn(
	list: string,
	{ hasSelectorLists }: SelectorRules
): readonly string[] {
	if ( ! hasSelectorLists ) {
		return list.split( ',' ).map( ( one ) => one.trim() );
	}
	const found = [ '' ];
	let depth = 0;
	for ( const token of list.match( TOKENS ) ?? [] ) {
		depth += token === '(' ? 1 : token === ')' ? -1 : 0;
		if ( token === ',' && depth === 0 ) {
			found.push( '' );
		} else {
			found.push( `${ found.pop() ?? '' }${ token }` );
		}
	}
	return found.map( ( one ) => one.trim() );
}
