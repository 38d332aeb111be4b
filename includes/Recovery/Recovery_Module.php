<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Recovery;

defined( 'ABSPATH' ) || exit;

use Atelier\Module;

/**
 * Deletes expired unsaved changes from browsers in which no one opens Atelier any more: every login and logout goes
 * through WordPress's login screen.
 */
final class Recovery_Module implements Module {
	/** The names that `src/features/recovery` gives to its storage. */
	public const DATABASE = 'atelier-recovery';
	public const ENTRIES  = 'encrypted';
	public const EXPIRY   = 'expiry';
	public const TAB      = 'atelier-unsaved ';

	public function register(): void {
		add_action( 'login_footer', array( $this, 'print_cleanup' ) );
	}

	/**
	 * Prints a script that needs no key, because expiry dates aren't encrypted, and doesn't create a database. A logout also
	 * deletes a tab's unencrypted storage.
	 */
	public function print_cleanup(): void {
		$names = (string) wp_json_encode(
			array(
				'database' => self::DATABASE,
				'entries'  => self::ENTRIES,
				'expiry'   => self::EXPIRY,
				'tab'      => self::TAB,
			),
			JSON_HEX_TAG
		);
		wp_print_inline_script_tag( self::script( $names ), array( 'id' => 'atelier-recovery-cleanup' ) );
	}

	/** @param string $names JSON of the names in the browser. */
	private static function script( string $names ): string {
		return <<<JS
( function ( names ) {
	try {
		if ( /[?&]loggedout=true/.test( location.search ) ) {
			Object.keys( sessionStorage ).forEach( function ( key ) {
				if ( key.indexOf( names.tab ) === 0 ) {
					sessionStorage.removeItem( key );
				}
			} );
		}
		var opening = indexedDB.open( names.database );
		opening.onerror = function ( event ) {
			event.preventDefault();
		};
		opening.onupgradeneeded = function () {
			opening.transaction.abort();
		};
		opening.onsuccess = function () {
			var database = opening.result;
			try {
				var entries = database.transaction( names.entries, 'readwrite' ).objectStore( names.entries );
				entries.index( names.expiry ).openKeyCursor( IDBKeyRange.upperBound( [ Date.now() ] ) ).onsuccess = function ( event ) {
					var cursor = event.target.result;
					if ( cursor ) {
						entries.delete( cursor.primaryKey );
						cursor.continue();
					}
				};
			} catch ( reason ) {}
			database.close();
		};
	} catch ( reason ) {}
} )( $names );
JS;
	}
}
