/**
 * `npm run recording`: records Atelier on the demo shop for the README, docs/recording.webp. Needs img2webp, which most
 * systems have in the package `webp`. WP_BASE_URL names another site.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../tools/paths.mjs';
import { openShop } from '../tools/pictures/shop.mjs';

const SIZE = { width: 1100, height: 690 };
const FILE = path.join( root, 'docs/recording.webp' );
const MAX_BYTES = 1_500_000;

const frames = fs.mkdtempSync( path.join( os.tmpdir(), 'atelier-frames-' ) );
/** @type {string[]} The arguments of img2webp: duration and file of each frame. */
const film = [];
const { page, open, close } = await openShop( SIZE );

/**
 * Adds a frame with the current page.
 *
 * @param {number} duration In milliseconds.
 */
async function show( duration ) {
	const file = path.join( frames, `${ film.length }.png` );
	await page.screenshot( { path: file } );
	film.push( '-d', String( duration ), file );
}

/**
 * @param {string} text Typed a few characters per frame.
 */
async function write( text ) {
	for ( const part of text.match( /.{1,3}/g ) ?? [] ) {
		await page.keyboard.type( part );
		await show( 130 );
	}
}

try {
	// Opened once before, so that the recording shows no loading.
	await open( { at: '/', edits: true } );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await open( { at: '/' } );
	await show( 1600 );

	await page.getByRole( 'link', { name: 'Styles', exact: true } ).click();
	await page.waitForTimeout( 3000 );
	await show( 1200 );
	await page.getByRole( 'button', { name: 'Browse styles' } ).click();
	await page.waitForTimeout( 4000 );
	await show( 1000 );
	for ( const name of [ 'Evening', 'Noon' ] ) {
		await page.getByRole( 'button', { name, exact: true } ).first().click();
		await page.waitForTimeout( 1500 );
		await show( 1100 );
	}

	await page.getByRole( 'link', { name: 'Go to Site Editor' } ).click();
	await page.waitForTimeout( 1500 );
	await page.mouse.click( SIZE.width * 0.7, SIZE.height * 0.3 );
	await page.waitForTimeout( 5000 );
	const heading = canvas
		.getByRole( 'document', { name: /^Block: Heading/ } )
		.first();
	await heading.click();
	await page.waitForTimeout( 800 );
	await show( 900 );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await write( 'A table is a place to be' );
	await show( 900 );
	await page
		.getByRole( 'button', { name: /^(Save|Review)/ } )
		.first()
		.click();
	await page.waitForTimeout( 2500 );
	await show( 3000 );

	execFileSync( 'img2webp', [
		'-loop',
		'0',
		'-lossy',
		'-q',
		'72',
		'-m',
		'5',
		...film,
		'-o',
		FILE,
	] );
	const { size } = fs.statSync( FILE );
	console.log( `docs/recording.webp: ${ Math.round( size / 1000 ) } KB` );
	if ( size > MAX_BYTES ) {
		throw new Error( 'That’s too large for a README.' );
	}
} finally {
	await close();
	fs.rmSync( frames, { recursive: true } );
}
