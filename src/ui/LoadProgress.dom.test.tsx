/**
 * @jest-environment ./tests/support/wordPressPage.mjs
 */
import { act, render, screen } from '@testing-library/react';
import { downloads } from '@/platform/stages/downloads';
import { LoadProgress } from './LoadProgress';

beforeEach( () => {
	jest.useFakeTimers();
	downloads.set( { requested: 4, settled: 1 } );
} );
afterEach( () => {
	jest.useRealTimers();
} );

const bar = () => screen.queryByRole( 'progressbar', { name: 'Loading…' } );

it( 'counts the files of a stage once that takes longer than a second', () => {
	render( <LoadProgress /> );
	expect( bar() ).toBeNull();
	act( () => jest.advanceTimersByTime( 1000 ) );
	expect( bar() ).toHaveProperty( 'value', 1 );
	expect( bar() ).toHaveProperty( 'max', 4 );
	act( () => downloads.set( { requested: 4, settled: 3 } ) );
	expect( bar() ).toHaveProperty( 'value', 3 );
} );

it( 'says nothing more while files that have arrived run', () => {
	render( <LoadProgress /> );
	act( () => jest.advanceTimersByTime( 1000 ) );
	act( () => downloads.set( { requested: 4, settled: 4 } ) );
	expect( bar() ).toBeNull();
} );
