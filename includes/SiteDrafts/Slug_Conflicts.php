<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Overlay\Overlay;
use Atelier\Records\Admitted_Edits;
use Atelier\Records\Change;
use Atelier\Records\Live_Site;
use Atelier\Records\Record_Rights;
use Atelier\Support\Invalid_Input;
use WP_Error;

/**
 * Slugs are unique when they are saved to a draft (Drafted_Slug). Afterwards, a change may come from another draft, or go: what it
 * renamed, moved or deleted has its slug back, which another record of the draft may have by then.
 */
final class Slug_Conflicts {
	/** Properties by which a change gives its record a slug, or a place for it. */
	private const CAUSES = array( 'slug', 'status', 'parent' );

	private Draft_Store $store;
	private Live_Site $live;
	private Record_Rights $rights;

	public function __construct( Draft_Store $store, Live_Site $live, Record_Rights $rights ) {
		$this->store  = $store;
		$this->live   = $live;
		$this->rights = $rights;
	}

	/**
	 * Gives other slugs to records whose slug another one has, as far as the current user may. The first changes keep theirs, as if
	 * they were saved one after the other.
	 *
	 * @param string $key The only record that gets another one; empty for any.
	 * @throws Invalid_Input If a change can't be saved.
	 */
	public function settle( int $draft, string $key = '' ): void {
		$this->live->during( fn() => $this->settle_live( $draft, $key ) );
	}

	/** The same for all records: why a change can't be saved, or null. */
	public function problem_of_settling( int $draft ): ?WP_Error {
		try {
			$this->settle( $draft );
			return null;
		} catch ( Invalid_Input $reason ) {
			return $reason->to_error( 'draft' );
		}
	}

	/** @throws Invalid_Input If a change can't be saved. */
	private function settle_live( int $draft, string $key ): void {
		$changes = new Draft_Changes( $this->store, $draft );
		$all     = array_filter( $changes->all(), fn( Change $change ): bool => $this->is_asked( $change, $key ) );
		if ( ! $all ) {
			return;
		}
		// All have to be laid over the site: records may change places.
		$overlay = new Overlay( $changes );
		$overlay->lay();
		try {
			foreach ( array_reverse( $all ) as $change ) {
				$post = get_post( $change->post_id() );
				$slug = $post ? ( new Drafted_Slug( $changes ) )->of( $change ) : '';
				if ( $post && '' !== $slug && $slug !== $post->post_name ) {
					$overlay->without( fn() => $this->rename( $draft, $change, $slug ) );
				}
			}
		} finally {
			$overlay->lift();
		}
	}

	private function is_asked( Change $change, string $key ): bool {
		return ( '' === $key || $key === $change->key() )
			&& $change->post_id() > 0
			&& ( $change->is_new() || array_intersect_key( $change->edits(), array_flip( self::CAUSES ) ) )
			&& $this->rights->may_edit_change( $change );
	}

	/** @throws Invalid_Input If the change can't be saved. */
	private function rename( int $draft, Change $change, string $slug ): void {
		$live     = get_post( $change->post_id() );
		$admitted = Admitted_Edits::admit( $change->type(), $change->record_id(), Change::UPDATE, compact( 'slug' ) );
		if ( $live && ! is_wp_error( $admitted ) ) {
			$this->store->put( $draft, $change->with( $admitted, $change->is_new() ? array() : array( 'slug' => $live->post_name ), $change->base_version() ) );
		}
	}
}
