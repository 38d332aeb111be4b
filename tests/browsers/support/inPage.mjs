/** Functions that run inside a page. Each is sent as source code, so it uses nothing outside of itself. */

/**
 * The first visible element with this accessible name.
 *
 * @param {string}        selector  CSS.
 * @param {string | null} name
 * @param {boolean}       isPattern Whether the name is a regular expression.
 * @return {any} Null if there is none.
 */
export function findIn( selector, name, isPattern ) {
	/** @param {Element | null} element */
	const textOf = ( element ) =>
		( element?.textContent ?? '' ).replace( /\s+/g, ' ' ).trim();
	/** @param {Element} element */
	const nameOf = ( element ) =>
		( element.getAttribute( 'aria-labelledby' ) ?? '' )
			.split( ' ' )
			.map( ( id ) => textOf( document.getElementById( id ) ) )
			.join( ' ' )
			.trim() ||
		element.getAttribute( 'aria-label' ) ||
		textOf( element );
	/** @param {Element} element */
	const canBeSeen = ( element ) => {
		const { width, height } = element.getBoundingClientRect();
		return (
			width > 0 &&
			height > 0 &&
			getComputedStyle( element ).visibility === 'visible'
		);
	};
	/** @param {Element} element */
	const isNamed = ( element ) =>
		name === null ||
		( isPattern
			? new RegExp( name ).test( nameOf( element ) )
			: nameOf( element ) === name );
	return (
		[ ...document.querySelectorAll( selector ) ].find(
			( element ) => canBeSeen( element ) && isNamed( element )
		) ?? null
	);
}

/**
 * Whether a visible frame contains these words: the preview runs no scripts, so no driver can search inside of it.
 *
 * @param {string} words
 * @return {boolean}
 */
export const isInFrame = ( words ) =>
	[ ...document.querySelectorAll( 'iframe' ) ].some( ( frame ) => {
		const { width, height } = frame.getBoundingClientRect();
		const { contentDocument } = frame;
		return (
			width > 0 &&
			height > 0 &&
			getComputedStyle( frame ).visibility === 'visible' &&
			(
				contentDocument?.querySelector( 'body' )?.textContent ?? ''
			).includes( words )
		);
	} );

/**
 * The number of unsaved changes in the browser's journal.
 *
 * @return {Promise<number>}
 */
export const countKept = () =>
	new Promise( ( resolve ) => {
		const opening = indexedDB.open( 'atelier-recovery' );
		// Only Atelier creates the database.
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = () => resolve( 0 );
		opening.onsuccess = () => {
			const counting = opening.result
				.transaction( 'encrypted' )
				.objectStore( 'encrypted' )
				.count();
			counting.onsuccess = () => {
				opening.result.close();
				resolve( counting.result );
			};
		};
	} );

/**
 * Logs in like the form.
 *
 * @param {string} name
 * @param {string} password
 * @return {Promise<boolean>} Whether the site accepted it.
 */
export async function logInHere( name, password ) {
	const answer = await fetch( '/wp-login.php', {
		method: 'POST',
		body: new URLSearchParams( {
			log: name,
			pwd: password,
			testcookie: '1',
		} ),
	} );
	return answer.url.includes( '/wp-admin/' );
}

/**
 * Deletes the browser's journal.
 *
 * @return {Promise<boolean>}
 */
export const forgetKept = () =>
	new Promise( ( resolve ) => {
		const deleting = indexedDB.deleteDatabase( 'atelier-recovery' );
		deleting.onsuccess = () => resolve( true );
		deleting.onerror = () => resolve( false );
	} );
