<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Agents;

defined( 'ABSPATH' ) || exit;

/**
 * Asks on the screen of agents before one is stopped or its password ends, and before texts are lost. Without it, the screen works as well.
 */
final class Agents_Script {
	public static function render(): void {
		wp_print_inline_script_tag( self::code(), array( 'id' => 'atelier-agents' ) );
	}

	private static function code(): string {
		return <<<'JS'
{
	document.querySelectorAll( '.wrap form[data-question]' ).forEach( ( form ) => {
		form.addEventListener( 'submit', ( event ) => {
			if ( ! window.confirm( form.dataset.question ) ) {
				event.preventDefault();
			}
		} );
	} );
	// So that it can be copied at once.
	const access = document.getElementById( 'atelier-agent-access' );
	access?.focus();
	access?.select();
	const settings = document.getElementById( 'atelier-agents-settings' );
	let isChanged = false;
	settings.addEventListener( 'submit', () => ( isChanged = false ) );
	settings.addEventListener( 'input', ( { target } ) => {
		isChanged = true;
		const { tooLong, most } = target.dataset;
		if ( tooLong ) {
			// As it is sent: with two characters for the end of a line.
			const { length } = [ ...target.value.replace( /\n/g, '\r\n' ) ];
			target.setCustomValidity( length > Number( most ) ? tooLong : '' );
			target.reportValidity();
		}
	} );
	window.addEventListener( 'beforeunload', ( event ) => {
		if ( isChanged ) {
			event.preventDefault();
		}
	} );
}
JS;
	}
}
