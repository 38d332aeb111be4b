/**
 * Firefox over Marionette, geckodriver's protocol: JSON over TCP, prefixed with its length. So no driver has to be
 * installed.
 */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { findProgram } from '../../../tools/setup/findProgram.mjs';
import { DriverError, idOf, NOWHERE, until, WINDOW } from './driver.mjs';
import { makeFolder, startProgram } from './programs.mjs';

const NAMES = [ 'firefox', 'firefox-esr' ];

const PREFERENCES = {
	// Any free port; Firefox writes it into the profile.
	'marionette.port': 0,
	'network.proxy.type': 1,
	'network.proxy.http': NOWHERE.host,
	'network.proxy.http_port': NOWHERE.port,
	'network.proxy.ssl': NOWHERE.host,
	'network.proxy.ssl_port': NOWHERE.port,
	'app.normandy.enabled': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'toolkit.telemetry.reportingpolicy.firstRun': false,
	'ui.prefersReducedMotion': 1,
};

/** @return {Promise<import('./driver.mjs').Driver | string>} The reason if it can't be started. */
export async function startFirefox() {
	const program = process.env.FIREFOX_PATH ?? findProgram( NAMES );
	if ( ! program ) {
		return `There is no ${ NAMES.join( ' or ' ) } on this machine.`;
	}
	const profile = makeFolder();
	fs.writeFileSync(
		path.join( profile.folder, 'user.js' ),
		Object.entries( PREFERENCES )
			.map(
				( [ name, value ] ) =>
					`user_pref( "${ name }", ${ JSON.stringify( value ) } );\n`
			)
			.join( '' )
	);
	const firefox = startProgram( program, [
		'--headless',
		'--no-remote',
		'--marionette',
		'--profile',
		profile.folder,
	] );
	const stop = async () => {
		await firefox.stop();
		profile.remove();
	};
	try {
		const port = await until( 'port of Firefox', () => {
			if ( firefox.hasEnded() ) {
				throw new Error( 'Firefox ended at its start.' );
			}
			return Promise.resolve( portOf( profile.folder ) );
		} );
		const { send, end } = await connect( port );
		const { capabilities } = await send( 'WebDriver:NewSession', {
			pageLoadStrategy: 'eager',
		} );
		await send( 'WebDriver:SetWindowRect', WINDOW );
		return {
			name: `Firefox ${ capabilities.browserVersion }`,
			navigate: ( url ) => send( 'WebDriver:Navigate', { url } ),
			execute: async ( script, args ) =>
				(
					await send( 'WebDriver:ExecuteAsyncScript', {
						script,
						args,
					} )
				).value,
			switchTo: ( frame ) =>
				send(
					'WebDriver:SwitchToFrame',
					frame ? { element: idOf( frame ) } : { id: null }
				),
			click: ( element ) =>
				send( 'WebDriver:ElementClick', { id: idOf( element ) } ),
			sendKeys: ( element, text ) =>
				send( 'WebDriver:ElementSendKeys', {
					id: idOf( element ),
					text,
				} ),
			perform: ( actions ) =>
				send( 'WebDriver:PerformActions', { actions } ),
			screenshot: async () =>
				( await send( 'WebDriver:TakeScreenshot', { full: false } ) )
					.value,
			close: async () => {
				end();
				await stop();
			},
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/**
 * @param {string} profile
 * @return {number | null} The port that Firefox wrote into its profile.
 */
function portOf( profile ) {
	const file = path.join( profile, 'MarionetteActivePort' );
	return fs.existsSync( file )
		? Number( fs.readFileSync( file, 'utf8' ) ) || null
		: null;
}

/** @param {number} port */
async function connect( port ) {
	const socket = net.connect( port, NOWHERE.host );
	await new Promise( ( resolve, reject ) => {
		socket.once( 'connect', resolve );
		socket.once( 'error', reject );
	} );
	/** @type {Map<number, (answer: { error: { error: string, message: string } | null, result: any }) => void>} */
	const waiting = new Map();
	let unread = Buffer.alloc( 0 );
	let last = 0;
	socket.on( 'data', ( chunk ) => {
		unread = Buffer.concat( [ unread, chunk ] );
		for (;;) {
			const colon = unread.indexOf( ':' );
			const end =
				colon + 1 + Number( unread.toString( 'ascii', 0, colon ) );
			if ( colon < 0 || unread.length < end ) {
				return;
			}
			const message = JSON.parse(
				unread.toString( 'utf8', colon + 1, end )
			);
			unread = unread.subarray( end );
			// The first message is a greeting.
			if ( Array.isArray( message ) ) {
				const [ , id, error, result ] = message;
				waiting.get( id )?.( { error, result } );
				waiting.delete( id );
			}
		}
	} );
	const fail = () => {
		for ( const answer of waiting.values() ) {
			answer( {
				error: { error: 'closed', message: 'Firefox has gone.' },
				result: null,
			} );
		}
		waiting.clear();
	};
	socket.on( 'error', fail );
	socket.on( 'close', fail );
	return {
		/**
		 * @param {string} command
		 * @param {object} params
		 * @return {Promise<any>} Its result.
		 */
		send: ( command, params ) =>
			new Promise( ( resolve, reject ) => {
				const id = ++last;
				waiting.set( id, ( { error, result } ) => {
					if ( error ) {
						reject(
							new DriverError(
								`${ error.error } (${ error.message })`
							)
						);
					} else {
						resolve( result );
					}
				} );
				const text = JSON.stringify( [ 0, id, command, params ] );
				socket.write( `${ Buffer.byteLength( text ) }:${ text }` );
			} ),
		end: () => socket.destroy(),
	};
}
