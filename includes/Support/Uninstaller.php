<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use WP_Application_Passwords;
use WP_User;

/**
 * Deletes data that only Atelier uses when the plugin is deleted. Saved views, style variations, site drafts and the
 * history are kept, unless Settings › Atelier settings says otherwise. All other data is WordPress's own and is kept.
 */
final class Uninstaller {
	/** Stored by Views, Styles, SiteDrafts and History, which aren't loaded here. */
	private const POST_TYPES = array( 'wp_dataviews', 'atelier_variation', 'atelier_draft', 'atelier_change', 'atelier_history' );

	/** The status of posts that only exist in a site draft. */
	private const HIDDEN_STATUS = 'atelier_hidden';

	/** The option of History, and its cron events. */
	private const HISTORY_OPTION = 'atelier_history';
	private const HISTORY_HOOK   = 'atelier_prune_history';

	/** The role, the user option, and the options of Agents. */
	private const AGENT_ROLE    = 'atelier_agent';
	private const AGENT_META    = 'atelier_agent';
	private const AGENT_OPTIONS = array( 'atelier_agents', 'atelier_reviews' );

	/** The table, the option and the cron event of Uses. */
	private const USES_TABLE  = 'atelier_uses';
	private const USES_OPTION = 'atelier_uses';
	private const USES_HOOK   = 'atelier_fill_uses';

	/** Rows of locks left by crashed requests; see Conflicts\Save_Lock. */
	private const LOCKS = 'atelier_saving_';

	/** Counts of the requests of agents; see Agents\Request_Rate. */
	private const RATES = 'atelier_agent_rate_';

	/** All transients of Atelier have its prefix. */
	private const TRANSIENTS = array( '_transient_atelier_', '_transient_timeout_atelier_' );

	/** The event that publishes a site draft; see SiteDrafts\Schedule_Consent. */
	private const EVENT = 'atelier_publish_draft';

	/** Upgrades::OPTION, which isn't loaded here. */
	private const UPGRADED = 'atelier_upgraded';

	/** Plugin_Files::WHOLE, which isn't loaded here. */
	private const WHOLE = 'atelier_whole';

	/** Failed_Callbacks::OPTION, which isn't loaded here. */
	private const FAILED = 'atelier_failed_callbacks';

	/** Signature::OPTION, which isn't loaded here. */
	private const SIGNING_KEY = 'atelier_signing_key';

	/** History\Entry_Signature::FIRST_OPTION. */
	private const FIRST_SIGNED = 'atelier_history_signed';

	/** The scope of Atelier's preferences in those of the editors. */
	private const SCOPE = 'atelier';

	private const BATCH = 100;

	/** Runs on every site of a network. */
	public static function run(): void {
		if ( ! is_multisite() ) {
			self::clean_site();
			return;
		}
		$after = 0;
		do {
			$sites = get_sites(
				array(
					'fields'  => 'ids',
					'number'  => self::BATCH,
					'offset'  => $after,
					'orderby' => 'id',
				)
			);
			foreach ( $sites as $site ) {
				switch_to_blog( (int) $site );
				self::clean_site();
				restore_current_blog();
			}
			$after += self::BATCH;
		} while ( count( $sites ) === self::BATCH );
	}

	public static function clean_site(): void {
		global $wpdb;
		if ( Options::is_on( Options::DELETES_DATA ) ) {
			self::delete_posts();
			// Where drafts and the history are kept, so is what proves that they are Atelier's.
			delete_option( self::SIGNING_KEY );
			delete_option( self::FIRST_SIGNED );
		}
		self::delete_preferences();
		delete_option( Options::NAME );
		wp_unschedule_hook( self::EVENT );
		delete_option( self::HISTORY_OPTION );
		wp_clear_scheduled_hook( self::HISTORY_HOOK );
		self::retire_agents();
		self::delete_index();
		delete_option( self::UPGRADED );
		delete_option( self::WHOLE );
		delete_option( self::FAILED );
		foreach ( array_merge( array( self::LOCKS, self::RATES ), self::TRANSIENTS ) as $name ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Rows that no function of WordPress knows the names of.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$wpdb->options` WHERE `option_name` LIKE %s", $wpdb->esc_like( $name ) . '%' ) );
		}
	}

	/** Their users stay, without a role: somebody may want to see what they did. They can't log in anymore. */
	private static function retire_agents(): void {
		global $wpdb;
		foreach ( get_users( array( 'role' => self::AGENT_ROLE, 'fields' => 'ID' ) ) as $user ) {
			WP_Application_Passwords::delete_all_application_passwords( (int) $user );
			( new WP_User( (int) $user ) )->remove_role( self::AGENT_ROLE );
		}
		remove_role( self::AGENT_ROLE );
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . self::AGENT_META, '', true );
		array_map( 'delete_option', self::AGENT_OPTIONS );
	}

	/** It only has what can be read again. */
	private static function delete_index(): void {
		global $wpdb;
		delete_option( self::USES_OPTION );
		wp_clear_scheduled_hook( self::USES_HOOK );
		$table = $wpdb->prefix . self::USES_TABLE;
		$wpdb->query( "DROP TABLE IF EXISTS `$table`" ); // phpcs:ignore WordPress.DB -- The plugin's own table, whose name has no input.
	}

	/** Where the plugin is still active, such as in WP-CLI, its types refuse to be deleted by others. */
	private static function delete_posts(): void {
		if ( class_exists( Private_Type::class ) ) {
			Private_Type::during( static fn() => self::delete_all_posts() );
		} else {
			self::delete_all_posts();
		}
	}

	private static function delete_all_posts(): void {
		global $wpdb;
		$placeholders = implode( ', ', array_fill( 0, count( self::POST_TYPES ), '%s' ) );
		do {
			// phpcs:ignore WordPress.DB -- The types aren't registered, so queries for posts don't find them. Placeholders.
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT `ID` FROM `$wpdb->posts` WHERE `post_type` IN ( $placeholders ) OR `post_status` = %s LIMIT %d", array_merge( self::POST_TYPES, array( self::HIDDEN_STATUS, self::BATCH ) ) ) );
			foreach ( $ids as $id ) {
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The taxonomy isn't registered, so the post takes no terms along.
				$wpdb->delete( $wpdb->term_relationships, array( 'object_id' => (int) $id ) );
				wp_delete_post( (int) $id, true );
			}
			// Ends even if a post can't be deleted.
			$is_done = ! $ids || array_filter( $ids, static fn( $id ) => null !== get_post( (int) $id ) );
		} while ( ! $is_done );
	}

	/** Removes Atelier's scope from the preferences that it shares with WordPress's editors. */
	private static function delete_preferences(): void {
		global $wpdb;
		$key = $wpdb->get_blog_prefix() . 'persisted_preferences';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only users with such choices, of whom there may be few among many.
		$users = $wpdb->get_col( $wpdb->prepare( "SELECT `user_id` FROM `$wpdb->usermeta` WHERE `meta_key` = %s AND `meta_value` LIKE %s", $key, '%' . $wpdb->esc_like( '"' . self::SCOPE . '"' ) . '%' ) );
		foreach ( $users as $user ) {
			$preferences = get_user_meta( (int) $user, $key, true );
			if ( is_array( $preferences ) && isset( $preferences[ self::SCOPE ] ) ) {
				unset( $preferences[ self::SCOPE ] );
				update_user_meta( (int) $user, $key, $preferences );
			}
		}
	}
}
