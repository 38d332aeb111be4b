/** A control of the styles that was tried. */
export interface TriedControl {
	readonly name: string;
	/** Whether an element of the preview looked different after one of its values was chosen. */
	readonly hasEffect: boolean;
}

interface Walk {
	/** The elements of the preview whose look the open screen changes. */
	readonly shows: string;
	/** The properties of CSS that make up the look. */
	readonly properties: readonly string[];
}

/** The properties of CSS that controls of the styles set. */
export const LOOK: readonly string[] = [
	...[ 'color', 'background-color', 'background-image', 'background-size' ],
	...[ 'background-position', 'background-repeat', 'background-attachment' ],
	...[ 'font-family', 'font-size', 'font-style', 'font-weight' ],
	...[ 'letter-spacing', 'line-height', 'text-decoration-line' ],
	...[ 'text-transform', 'text-align', 'text-indent', 'text-shadow' ],
	...[ 'writing-mode', 'column-count', 'row-gap', 'column-gap' ],
	...[ 'min-height', 'min-width', 'width', 'height', 'max-width' ],
	...[ 'aspect-ratio', 'outline-width', 'outline-style', 'outline-color' ],
	...[ 'outline-offset', 'box-shadow', 'filter', 'justify-content' ],
	...[ 'top', 'right', 'bottom', 'left' ].flatMap( ( side ) => [
		`margin-${ side }`,
		`padding-${ side }`,
		`border-${ side }-width`,
		`border-${ side }-style`,
		`border-${ side }-color`,
	] ),
	...[ 'border-top-left-radius', 'border-bottom-right-radius' ],
];

/**
 * Tries each control of the open screen of the styles until one of its values changes the preview. Runs in the page: a value
 * and a look at the result take a few frames there, and a tenth of a second each from outside.
 */
export async function tryControls( {
	shows,
	properties,
}: Walk ): Promise< readonly TriedControl[] > {
	const PANELS = '.components-tools-panel';
	/** What chooses the edited part instead of a value. */
	const NO_VALUES = [ 'State', 'Select heading level', 'Select unit' ];
	/** What chooses each value. */
	type Values = readonly ( () => void )[];
	const nextFrame = () =>
		new Promise( ( done ) => requestAnimationFrame( done ) );
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[title="Site preview"]'
	);
	const view = frame?.contentWindow;
	const elements = [
		...( frame?.contentDocument?.querySelectorAll( shows ) ?? [] ),
	].slice( 0, 30 );
	const look = () =>
		elements
			.flatMap( ( element ) =>
				[ null, '::before', '::after' ].map( ( pseudo ) => {
					const style = view?.getComputedStyle( element, pseudo );
					if ( pseudo && style?.content === 'none' ) {
						return '';
					}
					return properties
						.map( ( name ) => style?.getPropertyValue( name ) )
						.join( ';' );
				} )
			)
			.join( '\n' );

	const nameOf = ( element: Element ): string => {
		const by = element.getAttribute( 'aria-labelledby' );
		const { labels } = element as HTMLInputElement;
		return (
			element.getAttribute( 'aria-label' ) ??
			( by ? document.getElementById( by )?.textContent : null ) ??
			labels?.[ 0 ]?.textContent ??
			''
		).trim();
	};
	const type = (
		field: HTMLInputElement | HTMLSelectElement,
		to: string
	) => {
		// React notices what its own setter doesn't know of.
		Object.getOwnPropertyDescriptor(
			Object.getPrototypeOf( field ),
			'value'
		)?.set?.call( field, to );
		for ( const name of [ 'input', 'change', 'focusout' ] ) {
			field.dispatchEvent( new Event( name, { bubbles: true } ) );
		}
	};
	const isShown = ( element: Element ) =>
		element.getClientRects().length > 0 &&
		! ( element as HTMLInputElement ).disabled;
	/** What one control leaves behind may cover, or take away, what the next one changes. */
	const undo = async () => {
		const button = document.querySelector(
			'button[aria-label="Undo"]'
		) as HTMLElement;
		while ( button.getAttribute( 'aria-disabled' ) !== 'true' ) {
			button.click();
			await nextFrame();
		}
	};
	/** Opens a popover, and returns what chooses a value in it: a preset, or the type of a gradient. */
	const valuesBehind = async ( button: HTMLElement ): Promise< Values > => {
		const inside = < Kind extends HTMLElement >( selector: string ) => [
			...document.querySelectorAll< Kind >(
				`.components-popover ${ selector }`
			),
		];
		const presets = () =>
			inside( '[role="option"][aria-selected="false"]' );
		const types = () => inside< HTMLSelectElement >( 'select' );
		button.click();
		for (
			let wait = 0;
			wait < 30 && presets().length + types().length === 0;
			wait++
		) {
			await nextFrame();
		}
		return [
			...presets()
				.slice( 0, 3 )
				.map( ( option ) => () => option.click() ),
			...types().flatMap( ( field ) =>
				[ ...field.options ].map(
					( { value } ) =>
						() =>
							type( field, value )
				)
			),
		];
	};

	interface Control {
		readonly name: string;
		readonly element: HTMLElement;
		readonly values: () => Values | Promise< Values >;
		readonly end?: () => void;
	}
	const controlAt = (
		element: HTMLElement
	): Pick< Control, 'values' | 'end' > | null => {
		if ( element.matches( '.components-toggle-group-control' ) ) {
			const buttons = [ ...element.querySelectorAll( 'button' ) ];
			return {
				values: () => buttons.map( ( button ) => () => button.click() ),
			};
		}
		if ( element instanceof HTMLSelectElement ) {
			const { options, value } = element;
			return {
				values: () =>
					[ ...options ]
						.map( ( option ) => option.value )
						.filter( ( other ) => other !== value )
						.slice( 0, 8 )
						.map( ( other ) => () => type( element, other ) ),
			};
		}
		if ( element instanceof HTMLInputElement ) {
			const { min, max } = element;
			switch ( element.type ) {
				case 'checkbox':
					return { values: () => [ () => element.click() ] };
				case 'range':
					return {
						values: () => [
							() => type( element, max ),
							() => type( element, min ),
						],
					};
				case 'number':
					return {
						values: () => [
							() => type( element, '3' ),
							() => type( element, '41' ),
						],
					};
				default:
					return null;
			}
		}
		return element.getAttribute( 'aria-haspopup' ) === 'dialog'
			? {
					values: () => valuesBehind( element ),
					end: () => element.click(),
				}
			: null;
	};
	const controls = (): readonly Control[] => {
		const named = new Map< string, number >();
		return [
			...document.querySelectorAll< HTMLElement >(
				`${ PANELS } :is( .components-toggle-group-control, select, input, button )`
			),
		].flatMap( ( element ) => {
			const name = nameOf( element );
			const control = controlAt( element );
			if (
				! control ||
				name === '' ||
				NO_VALUES.includes( name ) ||
				! isShown( element )
			) {
				return [];
			}
			// Padding and margin have fields of the same names.
			const nth = ( named.get( name ) ?? 0 ) + 1;
			named.set( name, nth );
			return [
				{
					name: nth === 1 ? name : `${ name } (${ nth })`,
					element,
					...control,
				},
			];
		} );
	};

	const tried = new Map< string, boolean >();
	for (;;) {
		// Choosing a value may show other controls.
		const next = controls().find( ( { name } ) => ! tried.has( name ) );
		if ( ! next ) {
			return [ ...tried ].map( ( [ name, hasEffect ] ) => ( {
				name,
				hasEffect,
			} ) );
		}
		const before = look();
		// The engine of the styles loads with the first change.
		const patience = tried.size === 0 ? 120 : 6;
		let hasEffect = false;
		for ( const choose of await next.values() ) {
			choose();
			for ( let wait = 0; wait < patience && ! hasEffect; wait++ ) {
				await nextFrame();
				hasEffect = look() !== before;
			}
			if ( hasEffect ) {
				break;
			}
		}
		next.end?.();
		await undo();
		tried.set( next.name, hasEffect );
	}
}
