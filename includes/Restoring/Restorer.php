<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\History\Record_Reader;
use Atelier\History\Record_State;
use Atelier\History\Retention;
use Atelier\Overlay\Overlay;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Edits;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Types;
use Atelier\SiteDrafts\Draft_Site;
use Atelier\SiteDrafts\Draft_Store;
use Atelier\SiteDrafts\Slug_Conflicts;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Slugs;
use Throwable;
use WP_Error;

/**
 * Restores earlier states: immediately, or in a site draft for review.
 */
final class Restorer {
	private Record_Reader $reader;
	private Draft_Store $drafts;
	private Hidden_Posts $hidden_posts;
	private Live_Site $live;
	private Record_Rights $rights;

	/** @var array<int, int> New post IDs by old ones. */
	private array $ids = array();

	/** The site draft that is being made; zero without one. */
	private int $draft = 0;

	/** @var list<string> Slugs of the templates that it creates. */
	private array $templates = array();

	/** @var list<string> Why properties of the last record aren't restored. */
	private array $refused = array();

	/** Deeper pages are in a circle, which WordPress doesn't allow. */
	private const MAX_DEPTH = 100;

	/** The ID of the post that was inserted last and isn't part of a draft yet; zero without one. */
	private int $hidden = 0;

	public function __construct( Record_Reader $reader, Draft_Store $drafts, Hidden_Posts $hidden_posts, Live_Site $live, Record_Rights $rights ) {
		$this->reader       = $reader;
		$this->drafts       = $drafts;
		$this->hidden_posts = $hidden_posts;
		$this->live         = $live;
		$this->rights       = $rights;
	}

	/**
	 * Restores or removes records immediately. Changes of existing records are undone with edits in the browser
	 * instead.
	 *
	 * @param iterable<Wanted_State> $wanted
	 * @param Overlay|null           $draft  The open site draft, which is changed instead of the live site.
	 * @return array{ restored: list<array<string, string>>, skipped: list<array<string, string>> }
	 */
	public function restore( iterable $wanted, ?Overlay $draft = null ): array {
		$this->begin();
		$restored = array();
		$skipped  = array();
		foreach ( self::ordered( $wanted ) as $state ) {
			$live   = $this->reader->live( $state->type, $state->id );
			$result = $this->restore_one( $state->with_new_ids( $this->ids ), $live, $draft );
			if ( is_wp_error( $result ) ) {
				$skipped[] = self::skipped( $state, $result->get_error_message() );
			} else {
				$restored[] = array(
					'key'   => Change::key_of( $state->type, $result ),
					'label' => $state->label,
				);
			}
		}
		foreach ( $this->updated_contents() as $type => $contents ) {
			foreach ( $contents as $id => $content ) {
				Internal_Request::send( 'POST', Internal_Request::route( $type, (string) $id ), array( 'content' => $content ) );
			}
		}
		return array(
			'restored' => $restored,
			'skipped'  => $skipped,
		);
	}

	private function begin(): void {
		$this->ids       = array();
		$this->draft     = 0;
		$this->templates = array();
	}

	/**
	 * What others refer to comes first: templates, then parents before their children. The settings, which name pages, come last.
	 *
	 * @param iterable<Wanted_State> $wanted
	 * @return list<Wanted_State>
	 */
	private static function ordered( iterable $wanted ): array {
		$all = array();
		foreach ( $wanted as $state ) {
			$all[ Change::key_of( $state->type, $state->id ) ] = $state;
		}
		$ranks  = array_map( static fn( Wanted_State $state ): int => self::rank( $state, $all ), array_values( $all ) );
		$sorted = array_values( $all );
		// Equal ones stay in their order; PHP 7.4 doesn't keep it.
		array_multisort( $ranks, array_keys( $sorted ), $sorted );
		return $sorted;
	}

	/** @param array<string, Wanted_State> $all By key. */
	private static function rank( Wanted_State $state, array $all ): int {
		if ( Change::SITE === $state->type ) {
			return self::MAX_DEPTH + 1;
		}
		if ( Record_Types::is_template( $state->type ) ) {
			return 0;
		}
		for ( $depth = 1; $depth < self::MAX_DEPTH; ++$depth ) {
			$parent = $state->properties['parent'] ?? 0;
			$state  = $all[ Change::key_of( $state->type, is_int( $parent ) ? (string) $parent : '' ) ] ?? null;
			if ( ! $state ) {
				break;
			}
		}
		return $depth;
	}

	/** @return string|WP_Error The ID of the record. */
	private function restore_one( Wanted_State $state, ?Record_State $live, ?Overlay $draft ) {
		if ( ! $state->exists ) {
			return $live ? $this->remove( $state ) : self::error( __( 'It was removed already.', 'atelier' ) );
		}
		if ( $state->is_cut ) {
			return self::too_large();
		}
		if ( ! $live && ! $state->is_whole ) {
			return self::error( __( 'It was deleted later. Restore it from the entry that deleted it.', 'atelier' ) );
		}
		if ( ! $live ) {
			return $draft ? $this->bring_back_in( $draft, $state ) : $this->hidden_posts->during( fn() => $this->bring_back( $state ) );
		}
		if ( 'trash' === ( $state->properties['status'] ?? '' ) ) {
			return $this->remove( $state );
		}
		// Somebody may have taken it out of the trash since, to go on working on it.
		if ( ! isset( $state->properties['status'] ) || 'trash' !== ( $live->properties['status'] ?? '' ) ) {
			return self::error( __( 'It wasn’t deleted.', 'atelier' ) );
		}
		return self::take_out_of_trash( $state );
	}

	/**
	 * A site draft may have changed more of what it moved to the trash. Where that can't be put back, the page as it was in the trash is
	 * better than none.
	 *
	 * @return string|WP_Error
	 */
	private static function take_out_of_trash( Wanted_State $state ) {
		$route = Internal_Request::route( $state->type, $state->id );
		$saved = Internal_Request::send( 'POST', $route, $state->properties );
		$saved = is_wp_error( $saved ) ? Internal_Request::send( 'POST', $route, array( 'status' => $state->properties['status'] ) ) : $saved;
		$slug  = $state->properties['slug'] ?? '';
		if ( ! is_wp_error( $saved ) && '' !== $slug && ( $saved['slug'] ?? '' ) !== $slug ) {
			// WordPress gives it the slug that it had when it was moved there.
			Internal_Request::send( 'POST', $route, compact( 'slug' ) );
		}
		return is_wp_error( $saved ) ? $saved : $state->id;
	}

	private static function too_large(): WP_Error {
		return self::error( __( 'This can’t be undone because the changes were too large to keep in the history.', 'atelier' ) );
	}

	/** @return string|WP_Error */
	private function remove( Wanted_State $state ) {
		$is_forced = Record_Types::is_template( $state->type ) || 'wp_global_styles' === $state->type || ! Record_Types::accepts_trash( $state->type, get_post( (int) $state->id ) );
		$deleted   = Internal_Request::send( 'DELETE', Internal_Request::route( $state->type, $state->id ), $is_forced ? array( 'force' => true ) : array() );
		return is_wp_error( $deleted ) ? $deleted : $state->id;
	}

	/** @return string|WP_Error */
	private function bring_back( Wanted_State $state ) {
		if ( Record_Types::is_template( $state->type ) ) {
			return self::bring_template_back( $state );
		}
		$id = $this->hidden_post( $state );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->hidden = $id;
		$properties   = $state->creatable() + array( 'content' => '' );
		$route        = Internal_Request::route( $state->type, (string) $id );
		try {
			$saved = Internal_Request::send( 'POST', $route, $properties );
			if ( is_wp_error( $saved ) ) {
				// Plugins may validate their properties differently now.
				$own   = array( 'title', 'content', 'excerpt', 'status', 'slug' );
				$saved = Internal_Request::send( 'POST', $route, array_intersect_key( $properties, array_flip( $own ) ) );
			}
			return is_wp_error( $saved ) ? $saved : (string) $id;
		} finally {
			$this->forget_hidden();
		}
	}

	/** @return string|WP_Error */
	private static function bring_template_back( Wanted_State $state ) {
		list( $theme, $slug ) = explode( '//', $state->id, 2 );
		$added                = Internal_Request::send( 'POST', Internal_Request::route( $state->type, '' ), array( 'slug' => $slug, 'theme' => $theme ) + $state->properties );
		return is_wp_error( $added ) ? $added : (string) ( $added['id'] ?? $state->id );
	}

	/** @return string|WP_Error */
	private function bring_back_in( Overlay $draft, Wanted_State $state ) {
		if ( Record_Types::is_template( $state->type ) ) {
			return self::bring_template_back( $state );
		}
		$id = $draft->without( fn() => $this->hidden_post( $state ) );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->hidden = $id;
		try {
			$change = $this->created_post( $state, $id );
			$stored = is_wp_error( $change ) ? $change : $draft->changes()->during( static fn() => $draft->store( $change->key(), $change, static fn(): bool => true ) );
			if ( is_wp_error( $stored ) ) {
				return $stored;
			}
			$this->hidden = 0;
			return (string) $id;
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'history' );
		} finally {
			$this->forget_hidden();
		}
	}

	/**
	 * A change that creates a post with the earlier values.
	 *
	 * @return Change|WP_Error
	 */
	private function created_post( Wanted_State $state, int $id ) {
		return $this->creation( $state->type, (string) $id, $state->creatable( $this->templates ) + array( 'content' => '' ), $state->label );
	}

	/**
	 * Inserts a post with the ID of the deleted one, if it is free: other records of a site draft can refer to it.
	 *
	 * @return int|WP_Error
	 */
	private function hidden_post( Wanted_State $state ) {
		$type = get_post_type_object( $state->type );
		if ( ! $type || ! current_user_can( $type->cap->create_posts ) ) {
			return self::error( __( 'Sorry, you are not allowed to create it.', 'atelier' ) );
		}
		$old = self::earlier_id( $state->id );
		// Its contents follow, through the checks of its route or of drafts.
		$id = $this->hidden_posts->insert(
			array(
				'import_id' => $old,
				'post_type' => $state->type,
				'post_name' => sanitize_title( (string) ( $state->properties['slug'] ?? '' ) ),
			)
		);
		if ( ! is_wp_error( $id ) && $old > 0 && $id !== $old ) {
			$this->ids[ $old ] = $id;
		}
		return $id;
	}

	/**
	 * The ID that a deleted post had; zero if no post can have had it. The database counts on from the highest ID: with an ID
	 * that is too high, it could soon make no more posts.
	 */
	private static function earlier_id( string $id ): int {
		global $wpdb;
		if ( (string) (int) $id !== $id || (int) $id < 1 ) {
			return 0;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The entry that has the deletion is a later post.
		return (int) $id < (int) $wpdb->get_var( "SELECT MAX( `ID` ) FROM `$wpdb->posts`" ) ? (int) $id : 0;
	}

	/**
	 * Creates a site draft with the wanted states.
	 *
	 * @param iterable<Wanted_State> $wanted
	 * @param int                    $entry  The ID of the entry that it undoes, or zero.
	 * @return array{ draft: int, count: int, skipped: list<array<string, string>> } The draft is zero without any
	 * changes.
	 * @throws Invalid_Input If there are too many changes.
	 */
	public function draft( string $title, iterable $wanted, int $entry = 0 ): array {
		$this->begin();
		$skipped = array();
		$count   = 0;
		try {
			foreach ( self::ordered( $wanted ) as $state ) {
				$live = $this->reader->live( $state->type, $state->id );
				if ( $state->exists && $state->is_cut ) {
					$skipped[] = self::skipped( $state, self::too_large()->get_error_message() );
				} elseif ( ! $live && $state->exists && ! $state->is_whole ) {
					$skipped[] = self::skipped( $state, __( 'It was deleted later. Restore it from the entry that deleted it.', 'atelier' ) );
				}
				if ( ! $live && $state->exists && ! $state->is_whole ) {
					continue;
				}
				$change = $this->change( $state->with_new_ids( $this->ids ), $live );
				foreach ( $this->refused as $message ) {
					$skipped[] = self::skipped( $state, $message );
				}
				if ( is_wp_error( $change ) ) {
					$skipped[] = self::skipped( $state, $change->get_error_message() );
				} elseif ( $change ) {
					if ( ! $this->draft ) {
						$this->begin_draft( $title, $entry );
					}
					$this->add( $change );
					++$count;
				}
			}
			foreach ( $this->contents_to_update() as $type => $contents ) {
				foreach ( $contents as $id => $content ) {
					$change = $this->reference_change( $type, (string) $id, $content );
					if ( $change ) {
						$this->add( $change );
					}
				}
			}
			if ( $this->draft ) {
				// Others may have a slug since.
				( new Slug_Conflicts( $this->drafts, $this->live, $this->rights ) )->settle( $this->draft );
			}
		} catch ( Throwable $reason ) {
			// No half-made draft is left, whatever went wrong.
			$this->drafts->delete( $this->draft );
			throw $reason;
		} finally {
			$this->forget_hidden();
		}
		return array(
			'draft'   => $this->draft,
			'count'   => $count,
			'skipped' => $skipped,
		);
	}

	/** @throws Invalid_Input If there are too many changes. */
	private function add( Change $change ): void {
		$this->drafts->put( $this->draft, $change );
		$this->hidden = 0;
		if ( $change->is_new() && 'wp_template' === $change->type() ) {
			$this->templates[] = explode( '//', $change->record_id(), 2 )[1] ?? '';
		}
	}

	/** @throws Invalid_Input If WordPress rejects it. */
	private function begin_draft( string $title, int $entry ): void {
		$this->draft = $this->drafts->create( $title );
		if ( ! $this->draft ) {
			throw new Invalid_Input( 'not_saved', __( 'The site draft couldn’t be created.', 'atelier' ) );
		}
		if ( $entry ) {
			update_post_meta( $this->draft, Retention::SOURCE_META, $entry );
		}
	}

	/** @return Change|WP_Error|null Null if the record already has this state. */
	private function change( Wanted_State $state, ?Record_State $live ) {
		$this->refused = array();
		if ( ! $state->exists ) {
			return $live ? self::deletion( $state, $live ) : null;
		}
		if ( $live && 'trash' === ( $state->properties['status'] ?? '' ) ) {
			return 'trash' === ( $live->properties['status'] ?? '' ) ? null : $this->moved_to_trash( $state, $live );
		}
		if ( $live ) {
			$edits = self::differences( $state, $live );
			return $edits ? $this->update( $state->type, $state->id, $edits, $live ) : null;
		}
		if ( Record_Types::is_template( $state->type ) ) {
			return $this->creation( $state->type, $state->id, $state->properties, $state->label );
		}
		$id = $this->hidden_post( $state );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->hidden = $id;
		$change       = $this->created_post( $state, $id );
		if ( is_wp_error( $change ) ) {
			$this->forget_hidden();
		}
		return $change;
	}

	/** @return array<string, mixed> */
	private static function differences( Wanted_State $state, Record_State $live ): array {
		return Record_State::differences( array_intersect_key( $state->properties, $live->properties ), $live->properties );
	}

	/**
	 * REST has no such status to save. In the trash, it is what it was there.
	 *
	 * @return Change|WP_Error
	 */
	private function moved_to_trash( Wanted_State $state, Record_State $live ) {
		$deletion = Admitted_Edits::admit( $state->type, $state->id, Change::DELETE, array() );
		$edits    = array_diff_key( self::differences( $state, $live ), array( 'status' => true ) );
		if ( isset( $edits['slug'] ) ) {
			$edits['slug'] = Slugs::outside_of_trash( (string) $edits['slug'] );
		}
		$update = $edits ? $this->update( $state->type, $state->id, $edits, $live ) : null;
		return is_wp_error( $deletion ) || ! $update instanceof Change ? self::deletion( $state, $live ) : $update->as_deletion( $deletion );
	}

	/** @return Change|WP_Error */
	private static function deletion( Wanted_State $state, Record_State $live ) {
		$admitted = Admitted_Edits::admit( $state->type, $state->id, Change::DELETE, array() );
		return is_wp_error( $admitted ) ? $admitted : Change::of( $admitted, array(), Internal_Request::version_of( Internal_Request::record( $state->type, $state->id ) ), $live->label );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @return Change|WP_Error|null
	 */
	private function update( string $type, string $id, array $edits, Record_State $live ) {
		$admitted = $this->admit( $type, $id, Change::UPDATE, $edits );
		if ( is_wp_error( $admitted ) ) {
			return $admitted;
		}
		$record = $admitted->edits() ? Internal_Request::record( $type, $id ) : array();
		return $admitted->edits() ? Change::of( $admitted, Record_Edits::base_of( $record, $admitted->edits() ), Internal_Request::version_of( $record ), $live->label ) : null;
	}

	/**
	 * @param array<string, mixed> $properties
	 * @return Change|WP_Error
	 */
	private function creation( string $type, string $id, array $properties, string $label ) {
		$admitted = $this->admit( $type, $id, Change::CREATE, $properties );
		return is_wp_error( $admitted ) ? $admitted : Change::of( $admitted, array(), '', $label );
	}

	/**
	 * Earlier values pass the same door as new ones. Properties that the user may not save now, or that WordPress would reject,
	 * are named; the rest is restored.
	 *
	 * @param array<string, mixed> $edits
	 * @return Admitted_Edits|WP_Error
	 */
	private function admit( string $type, string $id, string $action, array $edits ) {
		do {
			// A page may have a template that is restored with it.
			$site     = $this->draft && '' !== ( $edits['template'] ?? '' ) ? new Draft_Site( $this->drafts, $this->draft ) : null;
			$admitted = $this->hidden_posts->during( static fn() => Admitted_Edits::admit( $type, $id, $action, $edits, $site ) );
			$left     = is_wp_error( $admitted ) ? self::without_refused( $edits, $admitted ) : $edits;
			$is_less  = $left !== $edits;
			$edits    = $left;
			if ( is_wp_error( $admitted ) && $is_less ) {
				$this->refused[] = $admitted->get_error_message();
			}
		} while ( $is_less && $edits );
		return $admitted;
	}

	/**
	 * @param array<string, mixed> $edits
	 * @return array<string, mixed>
	 */
	private static function without_refused( array $edits, WP_Error $error ): array {
		$data = $error->get_error_data();
		foreach ( is_array( $data ) && is_array( $data['properties'] ?? null ) ? $data['properties'] : array() as $name ) {
			if ( 0 === strpos( $name, 'meta.' ) && is_array( $edits['meta'] ?? null ) ) {
				unset( $edits['meta'][ substr( $name, 5 ) ] );
				$edits = array_filter( $edits, static fn( $value, $key ): bool => 'meta' !== $key || array() !== $value, ARRAY_FILTER_USE_BOTH );
			} else {
				unset( $edits[ $name ] );
			}
		}
		return $edits;
	}

	/** Deletes the post that was inserted last, if no change of a draft needs it and it isn't live. */
	private function forget_hidden(): void {
		if ( $this->hidden_posts->is_hidden_in_database( $this->hidden ) ) {
			$this->live->delete_post( $this->hidden );
			unset( $this->ids[ (int) array_search( $this->hidden, $this->ids, true ) ] );
		}
		$this->hidden = 0;
	}

	/** A change with updated references, added to the draft's other changes of the record. Null if the user may not save it. */
	private function reference_change( string $type, string $id, string $content ): ?Change {
		$live     = $this->reader->live( $type, $id );
		$known    = $this->drafts->change( $this->draft, Change::key_of( $type, $id ) );
		$action   = $known && $known->is_new() ? Change::CREATE : Change::UPDATE;
		$admitted = $known && $known->is_deletion() ? null : $this->hidden_posts->during( static fn() => Admitted_Edits::admit( $type, $id, $action, array( 'content' => $content ) ) );
		if ( ! $admitted instanceof Admitted_Edits ) {
			return null;
		}
		$record = $live ? Internal_Request::record( $type, $id ) : array();
		return ( $known ?? Change::none( $type, $id ) )->with( $admitted, Record_Edits::base_of( $record, compact( 'content' ) ), Internal_Request::version_of( $record ), $live ? $live->label : '' );
	}

	/** @return array<string, array<string, string>> The same, as the draft has them. */
	private function contents_to_update(): array {
		$found      = $this->updated_contents();
		$references = new References( $this->ids );
		foreach ( $this->ids && $this->draft ? $this->drafts->changes( $this->draft ) : array() as $change ) {
			$content = $change->edits()['content'] ?? null;
			if ( ! is_string( $content ) ) {
				continue;
			}
			$updated = $references->with_new_ids( $content );
			unset( $found[ $change->type() ][ $change->record_id() ] );
			if ( $updated !== $content ) {
				$found[ $change->type() ][ $change->record_id() ] = $updated;
			}
		}
		return $found;
	}

	/** @return array<string, array<string, string>> Contents of the live site with updated references, by type and ID. */
	private function updated_contents(): array {
		$found      = array();
		$references = new References( $this->ids );
		foreach ( $references->posts() as $post ) {
			$state = $this->reader->of_post( $post );
			if ( $state && $this->rights->may_edit( $state->type, $state->id ) ) {
				$found[ $state->type ][ $state->id ] = $references->with_new_ids( $post->post_content );
			}
		}
		return $found;
	}

	private static function error( string $message ): WP_Error {
		return new WP_Error( 'atelier_history_skipped', $message );
	}

	/** @return array<string, string> */
	private static function skipped( Wanted_State $state, string $message ): array {
		return array(
			'key'     => Change::key_of( $state->type, $state->id ),
			'label'   => $state->label,
			'message' => $message,
		);
	}
}
