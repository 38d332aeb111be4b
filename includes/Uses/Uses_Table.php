<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Uses;

defined( 'ABSPATH' ) || exit;

/**
 * The table of the index, one for each site of a network. It only has what can be read again, so an update makes a new one.
 *
 * A row says that a record uses a thing. Records and things have keys (see Indexed_Record, Used_Things): names are too long for the
 * indexes of some databases, and compare without case. Keys are compared byte by byte; their columns aren't ASCII, because wpdb then refuses
 * statements with other letters. Of all that use a thing, pages of results follow the index `target`.
 */
final class Uses_Table {
	/** Without the prefix; known to Support\Uninstaller. */
	private const NAME = 'atelier_uses';

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . self::NAME;
	}

	/** Makes the table of this site if it has none yet. The new index is empty. */
	public static function prepare(): Index_State {
		$state = Index_State::read();
		if ( ! $state ) {
			self::create();
			$state = new Index_State();
			$state->save();
		}
		return $state;
	}

	/** After a failed statement: a table that was dropped is made again by the next request that needs it, and any other is checked. */
	public static function doubt(): void {
		global $wpdb;
		$state = Index_State::read();
		// phpcs:ignore WordPress.DB -- Only the database knows.
		if ( $state && self::name() === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::name() ) ) ) ) {
			$state->is_complete = false;
			$state->restart();
			$state->save();
		} else {
			Index_State::forget();
		}
		Filler::schedule();
	}

	private static function create(): void {
		global $wpdb;
		$table   = self::name();
		$collate = $wpdb->get_charset_collate();
		$exact   = '' === (string) $wpdb->charset ? '' : "CHARACTER SET $wpdb->charset COLLATE {$wpdb->charset}_bin";
		$errors  = $wpdb->suppress_errors();
		// phpcs:disable WordPress.DB -- The plugin's own table, whose name has no input.
		$wpdb->query( "DROP TABLE IF EXISTS `$table`" ); // phpcs:ignore WordPress.DB -- As above.
		$wpdb->query( // phpcs:ignore WordPress.DB -- As above.
			"CREATE TABLE IF NOT EXISTS `$table` (
				`source` char(32) $exact NOT NULL,
				`target` char(32) $exact NOT NULL,
				`source_type` varchar(20) $exact NOT NULL,
				`post_id` bigint(20) unsigned NOT NULL DEFAULT 0,
				`source_id` varchar(400) NOT NULL,
				`kind` varchar(20) $exact NOT NULL,
				`thing` varchar(400) NOT NULL,
				`times` int(10) unsigned NOT NULL DEFAULT 1,
				PRIMARY KEY (`source`, `target`),
				KEY `target` (`target`, `source_type`, `post_id`, `source`),
				KEY `kind` (`kind`, `source_type`),
				KEY `post_id` (`post_id`)
			) $collate"
		);
		// phpcs:enable
		$wpdb->suppress_errors( $errors );
	}
}
