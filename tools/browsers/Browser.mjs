import fs from 'node:fs';
import { DriverError, until } from './driver.mjs';
import { findIn } from './inPage.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */
/** @typedef {import('./driver.mjs').DriverElement} DriverElement */
/** @typedef {string | RegExp} Name  Of an element, as screen readers know it. */

/** Keys by their names, as WebDriver writes them. */
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

/** What is found, clicked and typed, in a page or one of its frames. All of it waits until it can be done. */
class Frame {
	/**
	 * @param {Driver}        driver
	 * @param {string | null} selector Of the frame in the page; null is the page itself.
	 */
	constructor( driver, selector ) {
		this.driver = driver;
		this.selector = selector;
	}

	/**
	 * Waits for the first element that can be seen.
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
	 * Waits until there is no such element any more.
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
	 * Chooses files in a field for them, which may be out of sight.
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
	 * Runs a function in this frame; what it takes and gives is JSON.
	 *
	 * @template {readonly unknown[]} Args
	 * @template Answer
	 * @param {(...args: Args) => Answer | Promise<Answer>} act
	 * @param {Args}                                        args
	 * @return {Promise<Answer>} Its answer.
	 */
	async evaluate( act, ...args ) {
		await this.enter();
		return evaluate( this.driver, act, args );
	}

	/**
	 * Waits until a function answers with something.
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

/** A browser and the one page it shows. */
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

	/** @param {string} selector Of a frame in the page. */
	frame( selector ) {
		return new Frame( this.driver, selector );
	}

	/**
	 * Types where the focus is.
	 *
	 * @param {string} text
	 */
	async type( text ) {
		await this.perform( Array.from( text ).flatMap( stroke ) );
	}

	/**
	 * Presses a key, also with others held: `Primary+Shift+z`.
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

	/** @param {string} file Where the picture of the page is put. */
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
 * @return {Promise<any>} The answer; elements become those of the driver.
 */
async function evaluate( driver, act, args ) {
	// Drivers differ in what they do with promises and exceptions of scripts.
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
