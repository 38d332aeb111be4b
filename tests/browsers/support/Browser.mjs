import fs from 'node:fs';
import { DriverError, until } from '../drivers/driver.mjs';
import { findIn } from './inPage.mjs';

/** @typedef {import('../drivers/driver.mjs').Driver} Driver */
/** @typedef {import('../drivers/driver.mjs').DriverElement} DriverElement */
/** @typedef {string | RegExp} Name  The accessible name of an element. */

/** Keys by name, as WebDriver encodes them. */
const KEYS = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Control: '\uE009',
	Escape: '\uE00C',
	End: '\uE010',
	Home: '\uE011',
	ArrowDown: '\uE015',
	Meta: '\uE03D',
};

const PRIMARY = process.platform === 'darwin' ? KEYS.Meta : KEYS.Control;

/** Finds, clicks and types in a page or one of its frames. All methods wait until they succeed. */
class Frame {
	/**
	 * @param {Driver}        driver
	 * @param {string | null} selector The frame in the page; null for the page itself.
	 */
	constructor( driver, selector ) {
		this.driver = driver;
		this.selector = selector;
	}

	/**
	 * Waits for the first visible element.
	 *
	 * @param {string} selector CSS.
	 * @param {Name}   [name]
	 */
	find( selector, name ) {
		return until( `${ selector } ${ name ?? '' }`.trim(), () =>
			this.look( selector, name )
		);
	}

	/**
	 * Waits until no such element is left.
	 *
	 * @param {string} selector
	 * @param {Name}   [name]
	 */
	async gone( selector, name ) {
		await until(
			`end of ${ selector } ${ name ?? '' }`.trim(),
			async () => ! ( await this.look( selector, name ) )
		);
	}

	/**
	 * Clicks as soon as nothing covers it.
	 *
	 * @param {string} selector
	 * @param {Name}   [name]
	 */
	async click( selector, name ) {
		await until( `click on ${ selector } ${ name ?? '' }`, async () => {
			const element = await this.look( selector, name );
			if ( element ) {
				await this.driver.click( element );
			}
			return element;
		} );
	}

	/**
	 * Chooses files in a file input, which may be hidden.
	 *
	 * @param {string} selector
	 * @param {string} file     Its path.
	 */
	async choose( selector, file ) {
		await until( selector, async () => {
			await this.enter();
			const element = await evaluate(
				this.driver,
				( css ) => document.querySelector( css ),
				[ selector ]
			);
			if ( element ) {
				await this.driver.sendKeys( element, file );
			}
			return element;
		} );
	}

	/**
	 * Runs a function in this frame; its arguments and result are JSON.
	 *
	 * @template {readonly unknown[]} Args
	 * @template Answer
	 * @param {(...args: Args) => Answer | Promise<Answer>} act
	 * @param {Args}                                        args
	 * @return {Promise<Answer>} Its result.
	 */
	async evaluate( act, ...args ) {
		await this.enter();
		return evaluate( this.driver, act, args );
	}

	/**
	 * Waits until a function returns a truthy value.
	 *
	 * @template {readonly unknown[]} Args
	 * @template Answer
	 * @param {string}                                      what For the message.
	 * @param {(...args: Args) => Answer | Promise<Answer>} act
	 * @param {Args}                                        args
	 */
	waitFor( what, act, ...args ) {
		return until( what, () => this.evaluate( act, ...args ) );
	}

	/**
	 * @param {string} selector
	 * @param {Name}   [name]
	 * @return {Promise<DriverElement | null>} The element, if it is there now.
	 */
	async look( selector, name ) {
		await this.enter();
		return evaluate( this.driver, findIn, [
			selector,
			name instanceof RegExp ? name.source : ( name ?? null ),
			name instanceof RegExp,
		] );
	}

	async enter() {
		await this.driver.switchTo( null );
		if ( this.selector !== null ) {
			const frame = await evaluate(
				this.driver,
				( css ) => document.querySelector( css ),
				[ this.selector ]
			);
			if ( ! frame ) {
				throw new DriverError( `There is no ${ this.selector }` );
			}
			await this.driver.switchTo( frame );
		}
	}
}

/** A browser and its only page. */
export class Browser extends Frame {
	/** @param {Driver} driver */
	constructor( driver ) {
		super( driver, null );
	}

	/** @param {string} url */
	async open( url ) {
		await this.driver.switchTo( null );
		await this.driver.navigate( url );
	}

	/** @param {string} selector A frame in the page. */
	frame( selector ) {
		return new Frame( this.driver, selector );
	}

	/**
	 * Types into the focused element.
	 *
	 * @param {string} text
	 */
	async type( text ) {
		await this.perform( Array.from( text ).flatMap( stroke ) );
	}

	/**
	 * Presses a key, also with modifiers: `Primary+Shift+z`.
	 *
	 * @param {string} keys
	 */
	async press( keys ) {
		const values = keys
			.split( '+' )
			.map( ( key ) =>
				key === 'Primary'
					? PRIMARY
					: ( new Map( Object.entries( KEYS ) ).get( key ) ?? key )
			);
		await this.perform( [
			...values.map( ( value ) => ( { type: 'keyDown', value } ) ),
			...values
				.reverse()
				.map( ( value ) => ( { type: 'keyUp', value } ) ),
		] );
	}

	/** @param {string} file The path of the screenshot. */
	async screenshot( file ) {
		await this.driver.switchTo( null );
		fs.writeFileSync(
			file,
			Buffer.from( await this.driver.screenshot(), 'base64' )
		);
	}

	/** @param {readonly object[]} actions */
	perform( actions ) {
		return this.driver.perform( [
			{ type: 'key', id: 'keyboard', actions },
		] );
	}
}

/** @param {string} value */
const stroke = ( value ) => [
	{ type: 'keyDown', value },
	{ type: 'keyUp', value },
];

/**
 * @template {readonly unknown[]} Args
 * @template Answer
 * @param {Driver}                                      driver
 * @param {(...args: Args) => Answer | Promise<Answer>} act
 * @param {Args}                                        args
 * @return {Promise<any>} The result; elements become those of the driver.
 */
async function evaluate( driver, act, args ) {
	// Drivers differ in how they handle promises and exceptions of scripts.
	const { value, error } = await driver.execute(
		`const done = arguments[ arguments.length - 1 ];
		const args = Array.from( arguments ).slice( 0, -1 );
		Promise.resolve().then( () => ( ${ act.toString() } )( ...args ) ).then(
			( value ) => done( { value: value === undefined ? null : value } ),
			( error ) => done( { error: String( error ) } )
		);`,
		args
	);
	if ( error !== undefined ) {
		throw new DriverError( error );
	}
	return value;
}
