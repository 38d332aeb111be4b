/**
 * @jest-environment jsdom
 */
import type { Address } from './address';
import {
	currentAddress,
	leaveFor,
	navigate,
	noteLocation,
	routesBehind,
	startRouting,
} from './history';
import { homeRoute } from './routes/home';
import { navigationRoute } from './routes/navigation';
import { templatesRoute } from './routes/templates';

it( 'tells whether the user has navigated in the meantime', () => {
	const isHere = noteLocation();
	expect( isHere() ).toBe( true );
	navigate( navigationRoute, {} );
	expect( isHere() ).toBe( false );
	expect( noteLocation()() ).toBe( true );
} );

describe( 'leaving a screen', () => {
	const spyOnBack = () =>
		jest
			.spyOn( window.history, 'back' )
			.mockImplementation( () => undefined );
	let back: ReturnType< typeof spyOnBack >;
	const isList = ( { path }: Address ) => path === '/template';
	const leave = () =>
		leaveFor( isList, templatesRoute, { activeView: 'none' } );
	const stop = startRouting( 'atelier' );
	afterAll( stop );
	beforeEach( () => {
		back = spyOnBack();
	} );

	it( 'goes back to a screen that it belongs to, with its filters', () => {
		navigate( templatesRoute, { activeView: 'blog' } );
		navigate( navigationRoute, {} );
		leave();
		expect( back ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'replaces it with that screen where another one is behind it', () => {
		navigate( templatesRoute, { activeView: 'blog' } );
		navigate( navigationRoute, {} );
		navigate( homeRoute, { isEditing: true } );
		const depth = routesBehind();
		leave();
		expect( back ).not.toHaveBeenCalled();
		expect( currentAddress.get().path ).toBe( '/template' );
		expect( routesBehind() ).toBe( depth );
	} );

	it( 'replaces it in a page opened by its address', () => {
		window.history.replaceState( null, '', '?page=atelier&p=/navigation' );
		leave();
		expect( back ).not.toHaveBeenCalled();
		expect( currentAddress.get().path ).toBe( '/template' );
	} );
} );
