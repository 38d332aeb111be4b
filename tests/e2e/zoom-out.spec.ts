import { expect, test } from './support/test';

const section = ( text: string ): string =>
	`<!-- wp:group {"metadata":{"name":"${ text }"},"style":{"spacing":{"padding":{"top":"80px","bottom":"80px"}}}} --><div class="wp-block-group" style="padding-top:80px;padding-bottom:80px"><!-- wp:paragraph --><p>${ text } words</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

test( 'in zoom out, sections are selected, moved, duplicated and added; what is in the middle stays there @matrix', async ( {
	atelier,
	page,
	site,
} ) => {
	await test.step( 'sections are selected, moved, duplicated and added', async () => {
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'E2E sections',
			status: 'publish',
			content: [ 'One', 'Two', 'Three' ].map( section ).join( '' ),
		} );
		const pattern = await site.rest( 'POST', '/wp/v2/blocks', {
			title: 'E2E between',
			status: 'publish',
			content: section( 'Between' ),
			meta: { wp_pattern_sync_status: 'unsynced' },
		} );
		const runCommand = async ( command: string ) => {
			await page.keyboard.press( 'ControlOrMeta+k' );
			await page.getByRole( 'combobox' ).fill( command );
			await page
				.getByRole( 'option', { name: new RegExp( `^${ command }` ) } )
				.click();
		};
		const name = page.getByText( /^Section \d of/ );
		const tools = page.getByRole( 'toolbar', { name: 'Sections' } );
		const tool = ( label: string ) =>
			tools.getByRole( 'button', { name: label, exact: true } );
		const words = atelier.canvas.getByText( / words$/ );
		try {
			await atelier.edit( 'page', id );
			await atelier.canvas.getByText( 'Two words' ).click();
			await page.keyboard.press( 'ControlOrMeta+Shift+0' );
			await expect( name ).toHaveText( 'Section 2 of 3: Two' );
			await expect( atelier.button( 'Zoom Out' ) ).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await expect(
				page.getByRole( 'toolbar', { name: 'Block tools' } )
			).toBeHidden();

			await atelier.canvas.getByText( 'Three words' ).click();
			await expect( name ).toHaveText( 'Section 3 of 3: Three' );
			await tool( 'Move up' ).click();
			await expect( name ).toHaveText( 'Section 2 of 3: Three' );
			await expect( words ).toHaveText( [
				'One words',
				'Three words',
				'Two words',
			] );
			await tool( 'Previous section' ).click();
			await expect( name ).toHaveText( 'Section 1 of 3: One' );
			await tool( 'Duplicate' ).click();
			await expect( words ).toHaveCount( 4 );
			await tool( 'Delete' ).click();
			await expect( words ).toHaveCount( 3 );

			await atelier.canvas.getByText( 'One words' ).click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			const atPatterns = () =>
				expect(
					library.getByRole( 'tab', {
						name: 'Patterns',
						exact: true,
					} )
				).toHaveAttribute( 'aria-selected', 'true' );
			await atelier.button( 'Block Inserter' ).click();
			await atPatterns();
			await atelier.button( 'Block Inserter' ).click();
			await tool( 'Add pattern' ).click();
			await atPatterns();
			await atelier.button( 'Block Inserter' ).click();

			// On the canvas, after the selected section and at the pointer.
			const after = ( label: string ) =>
				page.getByRole( 'button', {
					name: `Add pattern after “${ label }”`,
				} );
			await expect( after( 'One' ) ).toBeVisible();
			await expect( after( 'Three' ) ).toBeHidden();
			const below = await atelier.canvas
				.getByText( 'Two words' )
				.boundingBox();
			// The section's padding, at half the scale.
			await page.mouse.move( below?.x ?? 0, ( below?.y ?? 0 ) - 45 );
			await expect( after( 'Three' ) ).toBeVisible();
			await after( 'Three' ).focus();
			await page.keyboard.press( 'ArrowUp' );
			await expect( after( 'One' ) ).toBeFocused();
			await page.keyboard.press( 'ArrowDown' );
			await expect( after( 'Three' ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await library.getByRole( 'searchbox' ).fill( 'E2E between' );
			await library
				.getByRole( 'option', { name: 'E2E between' } )
				.click();
			await expect( words ).toHaveText( [
				'One words',
				'Three words',
				'Between words',
				'Two words',
			] );
			await expect( name ).toHaveText( /^Section 3 of 4/ );
			// The next pattern is inserted after it.
			await library
				.getByRole( 'option', { name: 'E2E between' } )
				.click();
			await expect( name ).toHaveText( /^Section 4 of 5/ );
			await atelier.button( 'Block Inserter' ).click();
			await runCommand( 'Exit zoom out' );
			await expect( tools ).toBeHidden();
			await runCommand( 'Zoom out' );
			await expect( tools ).toBeVisible();

			// A double click enters a section.
			await atelier.canvas.getByText( 'Two words' ).dblclick();
			await expect( tools ).toBeHidden();
			await expect(
				atelier.canvas.getByText( 'Two words' )
			).toBeFocused();

			// The canvas shows what a tab of the library is for.
			const tab = ( label: string ) =>
				library.getByRole( 'tab', { name: label, exact: true } );
			await atelier.button( 'Block Inserter' ).click();
			await expect( tab( 'Blocks' ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			await expect( tools ).toBeHidden();
			await tab( 'Patterns' ).click();
			await expect( tools ).toBeVisible();
			await tab( 'Blocks' ).click();
			await expect( tools ).toBeHidden();
			await tab( 'Media' ).click();
			await expect( tools ).toBeVisible();
			await atelier.button( 'Block Inserter' ).click();
			await expect( tools ).toBeHidden();
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
			await site.rest(
				'DELETE',
				`/wp/v2/blocks/${ pattern.id }?force=true`
			);
		}
	} );

	await test.step( 'what is in the middle stays there, both ways', async () => {
		const tall = ( text: string ) =>
			`<!-- wp:group {"style":{"dimensions":{"minHeight":"100vh"}}} --><div class="wp-block-group" style="min-height:100vh"><!-- wp:paragraph --><p>${ text } words</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;
		const { id } = await site.rest( 'POST', '/wp/v2/pages', {
			title: 'E2E tall sections',
			status: 'publish',
			content: [ 'One', 'Two', 'Three', 'Four' ].map( tall ).join( '' ),
		} );
		const third = atelier.canvas
			.getByText( 'Three words' )
			.locator( 'xpath=ancestor::*[@data-type="core/group"]' );
		/** The part of the third section that is in the middle of the canvas: 0 at its top, 1 at its end. */
		const share = () =>
			third.evaluate( ( element ) => {
				const { top, height } = element.getBoundingClientRect();
				const view = element.ownerDocument.defaultView;
				return ( ( view?.innerHeight ?? 0 ) / 2 - top ) / height;
			} );
		try {
			await atelier.edit( 'page', id );
			await third.evaluate( ( element ) =>
				element.scrollIntoView( { block: 'center' } )
			);
			const before = await share();
			for ( const isOut of [ true, false ] ) {
				await atelier.button( 'Zoom Out' ).click();
				await expect( atelier.button( 'Zoom Out' ) ).toHaveAttribute(
					'aria-pressed',
					String( isOut )
				);
				await expect.poll( share ).toBeCloseTo( before, 1 );
				// It stays there once the canvas has its size.
				await page.waitForFunction( () =>
					document
						.getAnimations()
						.every( ( { playState } ) => playState === 'finished' )
				);
				await expect.poll( share ).toBeCloseTo( before, 1 );
				if ( isOut ) {
					await expect(
						page.getByText( /^Section \d of/ )
					).toHaveText( /^Section 3 of 4/ );
				}
			}
		} finally {
			await site.rest( 'DELETE', `/wp/v2/pages/${ id }?force=true` );
		}
	} );
} );
