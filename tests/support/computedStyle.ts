type Compute = Window[ 'getComputedStyle' ];

interface Rule {
	readonly selector: string;
	/** A class that matching elements have; empty if that isn't obvious. */
	readonly className: string;
	readonly style: CSSStyleDeclaration;
}

/** What children have of their parents, as far as jsdom knows; it computes colors too. */
const BY_PARENT = /color|visibility|pointer-?events/i;

/**
 * Answers as jsdom's `getComputedStyle`, which matches each element with all rules of the browser and of the page, for each
 * property again: a third of the time that tests of screens took, for who looks for a role asks it for every element.
 */
export function quickComputedStyle( page: Window, whole: Compute ): Compute {
	const { document } = page;
	const browserStyle = browserStyles( document, whole );
	const pageValue = pageValues( document );
	const visibility = ( of: Element ): string => {
		let element: Element | null = of;
		while ( element ) {
			const value = pageValue( element, 'visibility' );
			if ( value !== '' ) {
				return value;
			}
			element = element.parentElement;
		}
		return 'visible';
	};
	return ( element, pseudo ) => {
		if ( pseudo || element.ownerDocument !== document ) {
			return whole( element, pseudo );
		}
		let all: CSSStyleDeclaration | undefined;
		const read = ( name: string ): unknown => {
			if ( name === 'visibility' ) {
				return visibility( element );
			}
			const own = browserStyle( element );
			if ( typeof Reflect.get( own, name ) === 'string' ) {
				if ( ! BY_PARENT.test( name ) ) {
					return (
						pageValue( element, name ) || Reflect.get( own, name )
					);
				}
			}
			all ??= whole( element );
			const value: unknown = Reflect.get( all, name );
			return typeof value === 'function' ? value.bind( all ) : value;
		};
		return new Proxy( {} as CSSStyleDeclaration, {
			get: ( _style, name ) =>
				name === 'getPropertyValue'
					? ( wanted: string ) => read( wanted ) ?? ''
					: read( name as string ),
		} );
	};
}

const hyphenated = ( name: string ): string =>
	name.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );

/** How the browser itself shows an element: by its name and the few attributes that its rules name. */
function browserStyles(
	document: Document,
	whole: Compute
): ( element: Element ) => CSSStyleDeclaration {
	const known = new Map< string, CSSStyleDeclaration >();
	return ( element ) => {
		const { localName } = element;
		const parent =
			element.parentElement?.localName === 'ruby' ? 'ruby' : 'div';
		const key = [
			element.namespaceURI,
			parent,
			localName,
			localName === 'input' && element.getAttribute( 'type' ),
			element.hasAttribute( 'hidden' ),
			element.hasAttribute( 'open' ),
		].join();
		let style = known.get( key );
		if ( ! style ) {
			// In another document, no rule of the page applies.
			const other = document.implementation.createHTMLDocument();
			const bare = other.importNode( element );
			for ( const name of [ 'class', 'id', 'style' ] ) {
				bare.removeAttribute( name );
			}
			other.createElement( parent ).append( bare );
			style = whole( bare );
			known.set( key, style );
		}
		return style;
	};
}

/** What an element's own style or the last rule of the page that applies says of a property; empty if neither does. */
function pageValues(
	document: Document
): ( element: Element, name: string ) => string {
	const rulesWith = pageRules( document );
	const valueIn = ( style: CSSStyleDeclaration, name: string ): string => {
		const value = style.getPropertyValue( name );
		return value === 'unset' ? '' : value;
	};
	return ( element, camelCase ) => {
		const name = hyphenated( camelCase );
		const inline = element.hasAttribute( 'style' )
			? valueIn( ( element as HTMLElement ).style, name )
			: '';
		if ( inline !== '' ) {
			return inline;
		}
		const rule = rulesWith( name ).find( ( one ) =>
			applies( one, element )
		);
		return rule ? valueIn( rule.style, name ) : '';
	};
}

/** The page's rules that name a property, the last one first; read again once there are others. */
function pageRules( {
	styleSheets,
}: Document ): ( name: string ) => readonly Rule[] {
	let sheets: { readonly sheet: CSSStyleSheet; readonly count: number }[] =
		[];
	let rules: readonly Rule[] = [];
	const byName = new Map< string, readonly Rule[] >();
	const isCurrent = () =>
		styleSheets.length === sheets.length &&
		sheets.every(
			( { sheet, count }, at ) =>
				styleSheets[ at ] === sheet && sheet.cssRules.length === count
		);
	return ( name ) => {
		if ( ! isCurrent() ) {
			sheets = [ ...styleSheets ].map( ( sheet ) => ( {
				sheet,
				count: sheet.cssRules.length,
			} ) );
			rules = sheets
				.flatMap( ( { sheet } ) =>
					[ ...sheet.cssRules ].flatMap( parseRule )
				)
				.reverse();
			byName.clear();
		}
		let found = byName.get( name );
		if ( ! found ) {
			found = rules.filter(
				( { style } ) => style.getPropertyValue( name ) !== ''
			);
			byName.set( name, found );
		}
		return found;
	};
}

function parseRule( rule: CSSRule ): readonly Rule[] {
	// Those of media and the like don't apply in jsdom either.
	if ( ! ( 'selectorText' in rule ) ) {
		return [];
	}
	const { selectorText: selector, style } = rule as CSSStyleRule;
	const [ , className = '' ] =
		/^[^,()\\:[\]]*\.([\w-]+)[^\s,()\\:>+~[\]]*$/.exec( selector ) ?? [];
	return [ { selector, className, style } ];
}

function applies( { selector, className }: Rule, element: Element ): boolean {
	if ( className !== '' && ! element.classList.contains( className ) ) {
		return false;
	}
	try {
		return element.matches( selector );
	} catch {
		// One that jsdom can't read.
		return false;
	}
}
