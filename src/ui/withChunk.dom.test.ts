/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { defineChunk } from './useChunk';
import { withChunk } from './withChunk';

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

it( 'says that it loads until it acts, and then acts at once', async () => {
	let arrive = ( _part: string ): void => undefined;
	const chunk = defineChunk(
		() =>
			new Promise< string >( ( resolve ) => {
				arrive = resolve;
			} )
	);
	const acted: string[] = [];
	const act = ( part: string ) => acted.push( part );
	const late = withChunk( chunk, act );
	await Promise.resolve();
	expect( notices() ).toEqual( [ 'Loading…' ] );
	expect( acted ).toEqual( [] );
	arrive( 'editing' );
	await late;
	expect( notices() ).toEqual( [] );
	expect( acted ).toEqual( [ 'editing' ] );
	void withChunk( chunk, act );
	expect( acted ).toEqual( [ 'editing', 'editing' ] );
	expect( notices() ).toEqual( [] );
} );

it( 'says why it could not, and tries again the next time', async () => {
	let isOffline = true;
	const chunk = defineChunk( () =>
		isOffline
			? Promise.reject( new Error( 'offline' ) )
			: Promise.resolve( 'editing' )
	);
	const acted: string[] = [];
	const act = ( part: string ) => acted.push( part );
	await withChunk( chunk, act );
	expect( acted ).toEqual( [] );
	expect( notices() ).toEqual( [
		expect.stringMatching( /could not be|couldn’t be/ ),
	] );
	isOffline = false;
	await withChunk( chunk, act );
	expect( acted ).toEqual( [ 'editing' ] );
} );
