<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Publishing;

defined( 'ABSPATH' ) || exit;

use Atelier\Conflicts\Save_Lock;
use Atelier\Conflicts\Uncached_Reads;
use Atelier\Records\Attribution;
use Atelier\Records\Change;
use Atelier\Records\Checked_Change;
use Atelier\Records\Compared_Change;
use Atelier\Records\Done_Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Last_Change;
use Atelier\Records\Live_Site;
use Atelier\Records\Merge;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Route;
use Atelier\Records\Rejected_Change;
use Atelier\Records\Unapproved_Change;
use Atelier\SiteDrafts\Change_Response;
use Atelier\SiteDrafts\Checked_Blocks;
use Atelier\SiteDrafts\Draft;
use Atelier\SiteDrafts\Draft_Check;
use Atelier\SiteDrafts\Draft_Locks;
use Atelier\SiteDrafts\Draft_Refusal;
use Atelier\SiteDrafts\Draft_Site;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Publication_Problem;
use Atelier\Support\Acting_User;
use Atelier\Support\Log;
use Atelier\Support\Page;
use Atelier\Support\Slugs;
use Throwable;
use WP_Error;

/**
 * Publishes a site draft: all of its changes, or none. See docs/site-drafts.md.
 */
final class Publisher {
	/** The ways to handle conflicts: ask the user, or prefer one side. */
	public const ASK    = 'ask';
	public const MINE   = Merge::MINE;
	public const THEIRS = Merge::THEIRS;

	/** The time to wait for all locks, in seconds. */
	private const PATIENCE = 5.0;

	/** The maximum time for saving a record in seconds, for locks of crashed requests. */
	private const SECONDS_PER_RECORD = 2;

	/** The lock of the settings, as in Conflicts\Settings_Guard. */
	private const SETTINGS_LOCK = 'root:site';

	private Draft_Store $store;
	private Live_Site $live;
	private Record_Rights $rights;
	private Draft_Check $check;
	private Change_Response $responses;
	private Draft_Locks $draft_locks;
	private float $patience;

	/** @var list<Save_Lock> The locks of this request. */
	private array $locks = array();

	/** The record that is being saved, for errors. */
	private ?Change $current = null;

	/** @param float $patience The time to wait for other saves, in seconds. */
	public function __construct( Draft_Store $store, Live_Site $live, Record_Rights $rights, float $patience = self::PATIENCE ) {
		$this->store       = $store;
		$this->live        = $live;
		$this->rights      = $rights;
		$this->check       = new Draft_Check( $live );
		$this->responses   = new Change_Response( $store, $this->check, $rights );
		$this->draft_locks = new Draft_Locks( $store );
		$this->patience    = $patience;
	}

	/**
	 * Publishes a draft with the capabilities of the current user.
	 *
	 * @param string                                $conflicts One of the constants.
	 * @param ( callable( Draft ): ?WP_Error )|null $agree     Called while no one else can change the draft; an error stops
	 *                                                         publishing.
	 * @return list<array{ key: string, id: int|string }>|WP_Error The records.
	 */
	public function publish( int $id, string $conflicts = self::ASK, ?callable $agree = null ) {
		return $this->live->during( fn() => $this->publish_live( $id, $conflicts, $agree ) );
	}

	/** @return list<array{ key: string, id: int|string }>|WP_Error */
	private function publish_live( int $id, string $conflicts, ?callable $agree ) {
		$seconds = Save_Lock::EXPIRES + self::SECONDS_PER_RECORD * $this->store->count( $id );
		$until   = microtime( true ) + $this->patience;
		try {
			if ( ! $this->take( $this->draft_locks->of( $id, $seconds ), $until ) || ! $this->take( $this->draft_locks->of_publication( $id, $seconds ), $until ) ) {
				return Draft_Refusal::busy();
			}
			self::go_on_for( $seconds );
			clean_post_cache( $id );
			$draft = $this->store->get( $id );
			$error = Draft_Refusal::of( $draft ) ?? ( $draft && $agree ? $agree( $draft ) : null );
			if ( $error || ! $draft ) {
				return $error;
			}
			$changes = $this->readable_changes( $id );
			// In a fixed order, to avoid deadlocks between two drafts.
			$keys = array_keys( $changes );
			sort( $keys, SORT_STRING );
			foreach ( $keys as $key ) {
				$lock = new Save_Lock( Change::SITE === $key ? self::SETTINGS_LOCK : (string) $key, $seconds );
				if ( ! $this->take( $lock, $until ) ) {
					return Draft_Refusal::busy_record( $changes[ $key ], $this->rights );
				}
			}
			return $this->publish_locked( $draft, $changes, $conflicts );
		} catch ( Publish_Failure $reason ) {
			return $reason->to_error( $this->rights );
		} finally {
			$this->release();
		}
	}

	/** A browser or proxy may close the connection before publishing has finished. */
	private static function go_on_for( int $seconds ): void {
		ignore_user_abort( true );
		if ( (int) ini_get( 'max_execution_time' ) > 0 && function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- As long as the locks.
		}
	}

	/** @param float $until The time to give up. */
	private function take( Save_Lock $lock, float $until ): bool {
		$is_taken = $lock->take( max( 0.0, $until - microtime( true ) ) );
		if ( $is_taken ) {
			$this->locks[] = $lock;
		}
		return $is_taken;
	}

	private function release(): void {
		$locks       = $this->locks;
		$this->locks = array();
		foreach ( $locks as $lock ) {
			$lock->release();
		}
	}

	/**
	 * @throws Publish_Failure If one is invalid: it would be left out.
	 * @return array<string, Change>
	 */
	private function readable_changes( int $id ): array {
		$changes = $this->store->changes( $id );
		$damaged = $this->store->damaged( $id );
		if ( $damaged ) {
			throw new Publish_Failure(
				'atelier_draft_damaged',
				new Publication_Problem(
					__( 'Some changes in this site draft can’t be read, so nothing was published. Discard them.', 'atelier' ),
					/* translators: %s: titles. */
					sprintf( __( 'Some changes in this site draft can’t be read, so nothing was published: %s. Discard them.', 'atelier' ), implode( ', ', wp_list_pluck( $damaged, 'post_title' ) ) ),
					// Their records can't be read either.
					array( Change::SITE )
				),
				400,
				array( 'changes' => array() )
			);
		}
		if ( ! $changes ) {
			throw new Publish_Failure( 'atelier_draft_empty', __( 'This site draft has no changes.', 'atelier' ), 400 );
		}
		return $changes;
	}

	/**
	 * @param array<string, Change> $changes
	 * @return list<array{ key: string, id: int|string }>|WP_Error
	 */
	private function publish_locked( Draft $draft, array $changes, string $conflicts ) {
		Uncached_Reads::use_primary();
		// WordPress registers hooks that change records with it, as do Atelier's own checks.
		rest_get_server();
		$hooks       = $GLOBALS['wp_current_filter'] ?? array();
		$transaction = new Transaction();
		$mail        = new Deferred_Mail();
		$caches      = new Touched_Caches();
		$undo        = static function () use ( $transaction, $mail, $caches, $draft ): void {
			$transaction->rollback();
			$mail->discard();
			$caches->clean_all();
			self::say_failed( $draft->id );
		};
		$on_exit     = function () use ( $undo ): void {
			$undo();
			$this->release();
			// Who reads only the status would take what the plugin printed for success.
			if ( ! headers_sent() ) {
				status_header( 500 );
			}
		};
		// After a fatal error, or if a plugin ends the request; before other code writes on shutdown.
		add_action( 'shutdown', $on_exit, -PHP_INT_MAX );
		try {
			/**
			 * Fires before a site draft is published. Nothing of it is saved yet, and publishing may still fail.
			 *
			 * @param int $draft Its ID.
			 */
			do_action( 'atelier_site_draft_publishing', $draft->id );
			Attribution::begin( $draft->id );
			$transaction->begin( $this->rows( $draft, $changes ) );
			$mail->begin();
			$caches->begin();
			self::forget( $changes );
			self::refuse_without_right( $changes );
			$checked   = $this->checked( $draft, $changes, $conflicts );
			$published = $this->save_all( $transaction, $checked );
			$this->store->mark_published( $draft->id, get_current_user_id() );
			$is_certain = $transaction->commit();
		} catch ( Throwable $reason ) {
			$undo();
			// PHP leaves the current hooks on the stack after an exception.
			$GLOBALS['wp_current_filter'] = $hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The list is put back as it was before.
			return $this->error_of( $draft->id, $reason );
		} finally {
			Attribution::end();
			remove_action( 'shutdown', $on_exit, -PHP_INT_MAX );
		}
		$caches->clean();
		if ( ! $is_certain ) {
			$now = $this->store->get( $draft->id );
			if ( ! $now || ! $now->is_published() ) {
				$mail->discard();
				self::say_failed( $draft->id );
				return new WP_Error( 'atelier_draft_database', __( 'The connection to the database was lost, so nothing was published. Try again.', 'atelier' ), array( 'status' => 500 ) );
			}
		}
		self::say_published( $draft->id, $published, $mail );
		return $published;
	}

	/**
	 * What fails now doesn't change that it is published, which the answer says.
	 *
	 * @param list<array{ key: string, id: int|string }> $published
	 */
	private static function say_published( int $draft, array $published, Deferred_Mail $mail ): void {
		try {
			$mail->send();
			/**
			 * Fires after a site draft is published and all of its changes are saved.
			 *
			 * @param int                                        $draft     Its ID.
			 * @param list<array{ key: string, id: int|string }> $published The records: "type:id" or `site`, and their IDs.
			 */
			do_action( 'atelier_site_draft_published', $draft, $published );
		} catch ( Throwable $reason ) {
			Log::caught( $reason );
		}
	}

	private static function say_failed( int $draft ): void {
		try {
			/**
			 * Fires after the publication of a site draft has failed, and everything is as it was before.
			 *
			 * @param int $draft Its ID.
			 */
			do_action( 'atelier_site_draft_not_published', $draft );
		} catch ( Throwable $reason ) {
			Log::caught( $reason );
		}
	}

	/**
	 * The rows to lock.
	 *
	 * @param array<string, Change> $changes
	 * @return array<string, list<int|string>>
	 */
	private function rows( Draft $draft, array $changes ): array {
		global $wpdb;
		$ids     = array_merge( array( $draft->id ), wp_list_pluck( $this->store->change_posts( $draft->id ), 'ID' ) );
		$options = array();
		foreach ( $changes as $change ) {
			$route = Record_Route::of( $change );
			if ( $route && $route->is_template() ) {
				// @phpstan-ignore argument.type (The route is that of a type of templates.)
				$template = get_block_template( $change->record_id(), $change->type() );
				$ids[]    = $template ? (int) $template->wp_id : 0;
			} elseif ( $route && $route->is_settings() ) {
				$options = wp_list_pluck( self::registered_settings(), 'option_name' );
			}
			// For a missing row, the database would lock a gap where other requests insert rows.
			$ids[] = get_post( $change->post_id() ) ? $change->post_id() : 0;
		}
		$existing = array_values( array_filter( array_map( 'strval', $options ), static fn( string $name ): bool => false !== get_option( $name ) ) );
		return array(
			"$wpdb->options.option_name" => array_values( array_unique( $existing ) ),
			"$wpdb->posts.ID"            => array_values( array_unique( array_filter( array_map( 'intval', $ids ) ) ) ),
		);
	}

	/**
	 * Whoever publishes may have lost the right to while this request waited for others; of authors, Author_Check asks.
	 *
	 * @param array<string, Change> $changes
	 * @throws Publish_Failure
	 */
	private static function refuse_without_right( array $changes ): void {
		$users = array_map( static fn( Change $change ): array => $change->users(), array_values( $changes ) );
		Acting_User::read_again( array_values( array_unique( array_merge( array( get_current_user_id() ), ...$users ) ) ) );
		if ( ! current_user_can( Page::capability() ) ) {
			throw new Publish_Failure( 'rest_forbidden', Draft_Refusal::forbidden()->get_error_message(), 403 );
		}
	}

	/**
	 * Clears caches that may be older than the locks.
	 *
	 * @param array<string, Change> $changes
	 */
	private static function forget( array $changes ): void {
		foreach ( $changes as $change ) {
			if ( $change->post_id() > 0 ) {
				wp_cache_delete( $change->post_id(), 'posts' );
				wp_cache_delete( $change->post_id(), 'post_meta' );
				foreach ( get_object_taxonomies( $change->type() ) as $taxonomy ) {
					wp_cache_delete( $change->post_id(), "{$taxonomy}_relationships" );
				}
			}
		}
		wp_cache_set_posts_last_changed();
		wp_cache_set_terms_last_changed();
		Touched_Caches::clean_options( array_keys( wp_list_pluck( self::registered_settings(), 'option_name', 'option_name' ) ) );
	}

	/** @return array<array{ option_name: string }> The settings registered for REST. */
	private static function registered_settings(): array {
		$settings = array();
		foreach ( get_registered_settings() as $name => $setting ) {
			if ( ! empty( $setting['show_in_rest'] ) ) {
				$settings[ $name ] = array( 'option_name' => (string) $name );
			}
		}
		return $settings;
	}

	/**
	 * @param array<string, Change> $changes
	 * @throws Publish_Failure If a change has a conflict or can't be published.
	 * @return list<Compared_Change> In the order of saving, without what the live site keeps or already has.
	 */
	private function checked( Draft $draft, array $changes, string $conflicts ): array {
		$site      = new Draft_Site( $this->store, $draft->id );
		$this->check->read_ahead( $changes );
		$checked   = array();
		$rejected  = array();
		$undecided = array();
		$withheld  = array();
		$check     = fn( Change $change ): Checked_Change => $this->check->check( $change, $site, self::THEIRS === $conflicts ? self::THEIRS : self::MINE );
		foreach ( $site->together( static fn(): array => array_map( $check, $changes ) ) as $one ) {
			if ( $one instanceof Done_Change || ( self::THEIRS === $conflicts && $one->is_given_up() ) ) {
				continue;
			}
			if ( $one instanceof Rejected_Change ) {
				$rejected[] = $one;
			} elseif ( $one instanceof Unapproved_Change ) {
				$withheld[] = $one;
			} elseif ( $one instanceof Compared_Change && ( self::ASK !== $conflicts || ! $one->is_undecided() ) ) {
				$checked[] = $one;
			} else {
				$undecided[] = $one;
			}
		}
		if ( $rejected ) {
			$error  = $rejected[0]->error();
			$status = $rejected[0]->http_status();
			throw new Publish_Failure( (string) $error->get_error_code(), self::named( $rejected[0]->change(), $error->get_error_message() ), $status ? $status : 400, array( 'changes' => $this->described( $draft->id, $rejected ) ) );
		}
		if ( $withheld ) {
			throw new Publish_Failure(
				'atelier_draft_unapproved',
				__( 'Some changes were saved by people who aren’t allowed to publish them. Check them and take them over, or discard them.', 'atelier' ),
				409,
				array( 'changes' => $this->described( $draft->id, $withheld ) )
			);
		}
		$this->refuse_unchecked( $draft->id, $checked );
		if ( $undecided ) {
			throw new Publish_Failure(
				'atelier_draft_conflicts',
				__( 'Some items were changed on the live site since they were added to this site draft. Decide what to keep.', 'atelier' ),
				409,
				array( 'changes' => $this->described( $draft->id, $undecided ) )
			);
		}
		return Save_Order::of( $checked );
	}

	/**
	 * @param list<Compared_Change> $all
	 * @throws Publish_Failure If blocks of an agent who may publish them are unchecked; those of others are withheld before.
	 */
	private function refuse_unchecked( int $draft, array $all ): void {
		$is_due = function ( Compared_Change $one ) use ( $draft ): bool {
			$change = $one->change();
			$post   = Checked_Blocks::are_of_agent( $draft, $change ) ? $this->store->change_post( $draft, $change->key() ) : null;
			return $post && Checked_Blocks::are_due( $post, $change );
		};
		$due    = array_values( array_filter( $all, $is_due ) );
		if ( $due ) {
			$error = Checked_Blocks::problem();
			throw new Publish_Failure( (string) $error->get_error_code(), $error->get_error_message(), 409, array( 'changes' => $this->described( $draft, $due ) ) );
		}
	}

	/**
	 * @param list<Compared_Change> $all
	 * @throws Publish_Failure
	 * @return list<array{ key: string, id: int|string }>
	 */
	private function save_all( Transaction $transaction, array $all ): array {
		$published = array();
		$renamed   = array();
		$trashed   = array();
		foreach ( $all as $checked ) {
			$change        = $checked->change();
			$this->current = $change;
			$record        = $this->save( $transaction, $checked, $checked->edits() );
			$published[]   = array(
				'key' => $change->key(),
				'id'  => $record['id'] ?? ( $change->post_id() ? $change->post_id() : $change->key() ),
			);
			$slug          = $checked->edits()['slug'] ?? self::slug_to_keep( $checked );
			if ( ! is_string( $slug ) || '' === $slug || $change->post_id() <= 0 ) {
				continue;
			}
			if ( $change->is_removal() ) {
				$trashed[] = array( $change, sanitize_title( $slug ) );
			} elseif ( isset( $record['slug'] ) && sanitize_title( $slug ) !== $record['slug'] ) {
				$renamed[] = array( $checked, $slug, (string) $record['slug'] );
			}
		}
		foreach ( $trashed as list( $change, $slug ) ) {
			$this->current = $change;
			self::keep_slug( $change, $slug );
			$transaction->verify();
		}
		// Two records may swap slugs, or one may use the slug of a deleted one.
		foreach ( $renamed as list( $checked, $slug, $meanwhile ) ) {
			$this->current = $checked->change();
			// Of a new one, also its date: it would be dated now.
			$known = $checked->change()->is_new() ? array_intersect_key( $checked->edits(), array_flip( array( 'status', 'date', 'date_gmt' ) ) ) : array();
			$this->save( $transaction, $checked, compact( 'slug' ) + $known );
			delete_post_meta( $checked->change()->post_id(), '_wp_old_slug', $meanwhile );
		}
		$this->refuse_hidden_parents( $all );
		$this->current = null;
		return $published;
	}

	/** What is only moved or published keeps its slug, which another record may have until it is saved; empty for any. */
	private static function slug_to_keep( Compared_Change $checked ): string {
		$slug = $checked->live()->values['slug'] ?? '';
		return is_string( $slug ) && ! $checked->change()->is_removal() && array_intersect_key( $checked->edits(), array_flip( array( 'parent', 'status' ) ) ) ? Slugs::outside_of_trash( $slug ) : '';
	}

	/** In the trash, WordPress keeps the slug that a post had; of another post that was removed after it, it got another one here. */
	private static function keep_slug( Change $change, string $slug ): void {
		global $wpdb;
		$id   = $change->post_id();
		$post = get_post( $id );
		$kept = (string) get_post_meta( $id, '_wp_desired_post_slug', true );
		if ( ! $post || 'trash' !== $post->post_status || '' === $kept || $kept === $slug ) {
			return;
		}
		update_post_meta( $id, '_wp_desired_post_slug', $slug );
		$name = wp_unique_post_slug( Slugs::in_trash( $slug ), $id, 'trash', $post->post_type, $post->post_parent );
		$wpdb->update( $wpdb->posts, array( 'post_name' => $name ), array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Saving the whole post would filter its text as the publisher's, and date it.
		clean_post_cache( $id );
	}

	/**
	 * The address of a page would have the slug of a page that only exists in another draft, from which its change may have
	 * been moved.
	 *
	 * @param list<Compared_Change> $all
	 * @throws Publish_Failure
	 */
	private function refuse_hidden_parents( array $all ): void {
		foreach ( $all as $checked ) {
			$change = $checked->change();
			$post   = $change->is_removal() || $change->post_id() <= 0 ? null : get_post( $change->post_id() );
			$parent = $post && $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
			if ( $parent && Hidden_Posts::STATUS === $parent->post_status ) {
				$this->current = $change;
				throw new Publish_Failure( 'atelier_draft_hidden_parent', __( 'Its parent page only exists in another site draft. Publish that one first, or choose another parent.', 'atelier' ), 400 );
			}
		}
	}

	/**
	 * @param array<string, mixed> $edits
	 * @throws Publish_Failure
	 * @return array<string, mixed> The record's ID and slug, as REST returns them.
	 */
	private function save( Transaction $transaction, Compared_Change $checked, array $edits ): array {
		$route       = $checked->route();
		$attribution = Attribution::of( $checked->change(), $checked->live()->post );
		$data        = array();
		if ( $route->is_settings() ) {
			// WordPress refuses to delete an option that isn't there.
			$edits = array_filter( $edits, static fn( $value, string $name ): bool => null !== ( $value ?? $checked->live()->values[ $name ] ?? null ), ARRAY_FILTER_USE_BOTH );
		}
		foreach ( $route->steps( $edits, ! $checked->live()->is_missing ) as $step ) {
			$request = $step[1];
			// Nobody reads more of it, which WordPress would render.
			$request->set_query_params( array( '_fields' => 'id,wp_id,slug' ) + $request->get_query_params() );
			$response = $attribution->during( static fn() => rest_do_request( $request ) );
			$transaction->verify();
			$error = $response->as_error();
			if ( $error ) {
				throw new Publish_Failure( (string) $error->get_error_code(), $error->get_error_message(), $response->get_status() );
			}
			$data = $response->get_data();
			$data = is_array( $data ) ? $data : array();
		}
		// Not of what was deleted permanently; a page in the trash still has a last change.
		$id = $route->is_settings() || $route->is_reset() ? 0 : (int) ( $data['wp_id'] ?? $data['id'] ?? 0 );
		if ( $id > 0 ) {
			( new Last_Change( get_post( $id ) ) )->record_author( $attribution->author() );
			self::forget_addresses( $checked->change() );
			$transaction->verify();
		}
		return $data;
	}

	/** A post that only the draft had was never at another address: WordPress would redirect from there. */
	private static function forget_addresses( Change $change ): void {
		foreach ( $change->is_new() && $change->post_id() > 0 ? array( '_wp_old_slug', '_wp_old_date' ) : array() as $key ) {
			delete_post_meta( $change->post_id(), $key );
		}
	}

	/** The error response after the rollback. */
	private function error_of( int $draft, Throwable $reason ): WP_Error {
		$current       = $this->current;
		$this->current = null;
		if ( $reason instanceof Publish_Failure && ! $current ) {
			return $reason->to_error( $this->rights );
		}
		if ( $reason instanceof Publish_Failure ) {
			$error = $reason->to_error( $this->rights );
		} else {
			Log::caught( $reason );
			$error = new WP_Error( 'atelier_draft_failed', __( 'A plugin or the theme failed while the site draft was being published. Nothing was published.', 'atelier' ), array( 'status' => 500 ) );
		}
		if ( ! $current ) {
			return $error;
		}
		$data     = (array) $error->get_error_data();
		$rejected = array( new Rejected_Change( $current, $error ) );
		return self::named( $current, $error->get_error_message() )->to_error( (string) $error->get_error_code(), array( 'changes' => $this->described( $draft, $rejected ) ) + $data, $this->rights );
	}

	/** An error message with the record's title. The message itself may contain titles as well. */
	private static function named( Change $change, string $message ): Publication_Problem {
		$label = $change->label();
		return new Publication_Problem(
			__( 'An item that you aren’t allowed to edit couldn’t be published.', 'atelier' ),
			/* translators: 1: the title of a page, template or another item; 2: an error message. */
			'' === $label ? $message : sprintf( __( '“%1$s” couldn’t be published: %2$s', 'atelier' ), $label, $message ),
			array( $change->key() )
		);
	}

	/**
	 * @param list<Checked_Change> $all
	 * @return list<array<string, mixed>>
	 */
	private function described( int $draft, array $all ): array {
		$described = array();
		foreach ( $all as $checked ) {
			$post        = $this->store->change_post( $draft, $checked->change()->key() );
			$described[] = $post ? $this->responses->of( $post, $checked ) : null;
		}
		return array_values( array_filter( $described ) );
	}
}
