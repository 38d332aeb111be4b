<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Checked_Change;
use Atelier\Records\Compared_Change;
use Atelier\Records\Done_Change;
use Atelier\Records\Drafted_Site;
use Atelier\Records\Edit_Rights;
use Atelier\Records\Hidden_Posts;
use Atelier\Records\Live_Record;
use Atelier\Records\Live_Records;
use Atelier\Records\Live_Site;
use Atelier\Records\Lost_References;
use Atelier\Records\Merge;
use Atelier\Records\Missing_Change;
use Atelier\Records\Record_Route;
use Atelier\Records\Rejected_Change;
use Atelier\Records\Site_Settings;
use Atelier\Records\Unapproved_Change;
use Atelier\Support\Json;
use WP_Error;
use WP_Post;

/**
 * Compares changes of a site draft with the live site, to find conflicts and whether they can be published.
 */
final class Draft_Check {
	/** For conflicts in properties that are only covered by the time of the last change; see Records\Version. */
	private const ANY_PROPERTY = '*';

	/** How the value of a property was found. */
	private const AGREED    = 'agreed';
	private const MERGED    = 'merged';
	private const UNDECIDED = 'undecided';

	private Live_Site $live;
	private Live_Records $records;

	public function __construct( Live_Site $live ) {
		$this->live    = $live;
		$this->records = new Live_Records( $live );
	}

	/** @param array<Change> $changes That are checked next. */
	public function read_ahead( array $changes ): void {
		$this->records->read_ahead( $changes );
	}

	/** @return array{ status: string, conflicts: list<string>, live: object, mergeable: bool, changedBy: array{ id: int, name: string }|null, changedAt: string, draftedBy: array{ id: int, name: string }|null, draftedAt: string, message: string } As in docs/site-drafts.md. */
	public function describe( Change $change, Drafted_Site $site ): array {
		return $this->live->during( fn(): array => $this->check( $change, $site )->describe() );
	}

	/**
	 * The request must not run in a site draft; see Live_Site.
	 *
	 * @param Drafted_Site $site   With the draft's other changes.
	 * @param string       $prefer The side to use for conflicts: Merge::MINE or Merge::THEIRS.
	 */
	public function check( Change $change, Drafted_Site $site, string $prefer = Merge::MINE ): Checked_Change {
		$route = Record_Route::of( $change );
		if ( ! $route ) {
			return new Rejected_Change( $change, new WP_Error( 'atelier_draft_unknown_type', __( 'This type of content isn’t available on your site.', 'atelier' ), array( 'status' => 400 ) ) );
		}
		if ( $this->is_taken( $change ) ) {
			return new Missing_Change( $change, Missing_Change::TAKEN );
		}
		$live = $this->records->of( $change, $route );
		// A template that doesn't exist yet.
		$is_created = $change->is_new() && $route->is_template() && $live->is_missing;
		if ( $live->is_missing && ! $is_created ) {
			return $change->is_deletion() ? new Done_Change( $change ) : new Missing_Change( $change, $live->is_in_trash ? Missing_Change::IN_TRASH : Missing_Change::DELETED );
		}
		if ( $live->error && ! $is_created ) {
			return new Rejected_Change( $change, $live->error );
		}
		$compared = $route->is_whole() ? self::compare_whole( $change, $route, $live, $prefer ) : self::merge( $change, $route, $live, $prefer );
		return $compared instanceof Compared_Change ? $this->with_rights( $compared, $site, ! $is_created, $prefer ) : $compared;
	}

	/** Whether a post that only existed in the draft has become another one: it is somebody else's now. */
	private function is_taken( Change $change ): bool {
		$post = $change->is_new() && $change->post_id() > 0 ? get_post( $change->post_id() ) : null;
		return $post && Hidden_Posts::STATUS !== $post->post_status;
	}

	/** Asks for the rights of the current user, and of whoever saved each property. */
	private function with_rights( Compared_Change $compared, Drafted_Site $site, bool $exists, string $prefer ): Checked_Change {
		$change   = $compared->change();
		$route    = $compared->route();
		$compared = self::outside_of_itself( self::with_pages( $compared, $site, $prefer ), $site );
		foreach ( $route->steps( $compared->edits(), $exists ) as list( $step, $request ) ) {
			$error = $step->check( $request, $site ) ?? Edit_Rights::problem( $step, $request, $compared->edits(), false );
			if ( $error && self::is_about_template( $error ) ) {
				// Pages whose template was deleted are shown with the default one.
				$live    = $compared->live()->values['template'] ?? '';
				$instead = Merge::THEIRS === $prefer && is_string( $live ) ? $live : '';
				if ( ( $compared->edits()['template'] ?? '' ) !== $instead ) {
					return $this->with_rights( $compared->without_lost( array( 'template' => $instead ) ), $site, $exists, $prefer );
				}
			}
			if ( $error ) {
				return new Rejected_Change( $change, $error );
			}
		}
		$authors = new Author_Check( $change, $compared->drafted(), $route, $site );
		$error   = $this->hidden_parent( $compared, $site ) ?? self::more_than_current( $authors );
		if ( $error ) {
			return new Rejected_Change( $change, $error );
		}
		$withheld = $authors->withheld();
		return $withheld ? new Unapproved_Change( $compared, $withheld ) : $compared;
	}

	/** Whether an error is about nothing but a template that isn't there. */
	public static function is_about_template( WP_Error $error ): bool {
		$data   = $error->get_error_data();
		$params = is_array( $data ) && is_array( $data['params'] ?? null ) ? $data['params'] : array();
		return 'rest_invalid_param' === $error->get_error_code() && array( 'template' ) === array_keys( $params );
	}

	/**
	 * The address of a page would have the slug of a page that only exists in another draft, from which its change may have been
	 * moved.
	 */
	private function hidden_parent( Compared_Change $compared, Drafted_Site $site ): ?WP_Error {
		$parent = $compared->edits()['parent'] ?? 0;
		$post   = is_int( $parent ) && $parent > 0 ? get_post( $parent ) : null;
		return $post && self::is_of_another_draft( $post, $site ) ? new WP_Error( 'atelier_draft_hidden_parent', __( 'Its parent page only exists in another site draft. Publish that one first, or choose another parent.', 'atelier' ), array( 'status' => 400 ) ) : null;
	}

	/**
	 * The homepage or the list of posts would be a page that visitors don't get; WordPress saves any number. Like WordPress,
	 * which shows posts where the homepage is deleted.
	 */
	private static function with_pages( Compared_Change $compared, Drafted_Site $site, string $prefer ): Compared_Change {
		$edits = $compared->edits();
		$live  = $compared->live()->values;
		foreach ( $compared->route()->is_settings() ? Site_Settings::PAGES : array() as $name ) {
			if ( ! is_int( $edits[ $name ] ?? null ) || ! self::is_missing_page( $edits[ $name ], $site ) ) {
				continue;
			}
			if ( Merge::THEIRS === $prefer ) {
				$instead = array( $name => (int) ( $live[ $name ] ?? 0 ) ) + ( 'page_on_front' === $name ? array_intersect_key( $live, array( 'show_on_front' => true ), $edits ) : array() );
			} else {
				$instead = array( $name => 0 ) + ( 'page_on_front' === $name && 'page' === ( $edits['show_on_front'] ?? $live['show_on_front'] ?? '' ) ? array( 'show_on_front' => 'posts' ) : array() );
			}
			$compared = $compared->without_lost( $instead );
		}
		return $compared;
	}

	/**
	 * Somebody has moved the page that is to be its parent below it on the live site: WordPress would move it to the top, where nobody
	 * wants it. Until somebody decides, it stays where it is.
	 */
	private static function outside_of_itself( Compared_Change $compared, Drafted_Site $site ): Compared_Change {
		$change = $compared->change();
		$parent = $compared->edits()['parent'] ?? 0;
		$live   = $compared->live()->values['parent'] ?? 0;
		if ( ! is_int( $parent ) || $parent <= 0 || ! is_int( $live ) || $parent === $live || $change->post_id() <= 0 ) {
			return $compared;
		}
		$circle = $site->without( $change->key(), static fn(): array => wp_find_hierarchy_loop( 'wp_get_post_parent_id', $change->post_id(), $parent ) );
		return isset( $circle[ $change->post_id() ] ) ? $compared->without_lost( array( 'parent' => $live ) ) : $compared;
	}

	/** Whether a page is neither on the live site nor in the draft. What the draft itself moves to the trash, it forgets as well. */
	private static function is_missing_page( int $id, Drafted_Site $site ): bool {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post || self::is_of_another_draft( $post, $site ) ) {
			return $id > 0;
		}
		return 'trash' === $post->post_status && 'trash' === $site->without( Change::SITE, static fn() => get_post_status( $id ) );
	}

	private static function is_of_another_draft( WP_Post $post, Drafted_Site $site ): bool {
		return Hidden_Posts::STATUS === $post->post_status && ! $site->creates( $post->post_type, $post->ID );
	}

	private static function more_than_current( Author_Check $authors ): ?WP_Error {
		$names = $authors->more_than_current();
		return $names ? new WP_Error(
			'atelier_draft_unfiltered',
			__( 'This has code that you aren’t allowed to publish. Ask an administrator to publish it.', 'atelier' ),
			array(
				'status'     => rest_authorization_required_code(),
				'properties' => $names,
			)
		) : null;
	}

	/** Deleting and resetting also discard all later changes. */
	private static function compare_whole( Change $change, Record_Route $route, Live_Record $live, string $prefer ): Checked_Change {
		// Templates from theme files can't be deleted, or are already reset.
		if ( $route->is_template() && 'custom' !== ( $live->values['source'] ?? 'custom' ) ) {
			return new Done_Change( $change );
		}
		$changed = array_map( static fn( string $name ): string => self::ANY_PROPERTY === $name ? 'modified' : $name, $live->changed_since( $change->base_version(), null ) );
		// What it keeps in the trash is merged like the changes of others.
		$kept  = array_diff_key( $change->edits(), array( 'force' => true ) ) ? self::merge( $change, $route, $live, $prefer )->compared() : null;
		$edits = $kept ? $kept->edits() : $change->edits();
		return new Compared_Change( $change, $route, $live, $edits, $changed, $changed );
	}

	private static function merge( Change $change, Record_Route $route, Live_Record $live, string $prefer ): Checked_Change {
		// Of a hidden post, which only this draft changes, there is no live value.
		$is_hidden    = $change->is_new() && $change->post_id() > 0;
		$is_different = $is_hidden || $live->is_missing;
		$edits        = array();
		$conflicts    = array();
		$undecided    = array();
		foreach ( self::flat( Lost_References::mended( $change->type(), $change->edits(), $live->values ) ) as list( $path, $mine ) ) {
			$theirs = self::find( $live->values, $path );
			// Or it is write-only, for example from a plugin.
			list( $value, $result ) = ! $theirs || $is_hidden ? array( $mine, self::AGREED ) : self::decide( $change, $live, $path, $mine, $theirs[0], $prefer );
			if ( self::AGREED !== $result ) {
				$conflicts[] = implode( '.', $path );
			}
			if ( self::UNDECIDED === $result ) {
				$undecided[] = implode( '.', $path );
			}
			$is_different = $is_different || ! $theirs || ! Json::is_same( $value, $theirs[0] );
			$edits        = self::with( $edits, $path, $value );
		}
		$compared = new Compared_Change( $change, $route, $live, $edits, $conflicts, $undecided );
		return $is_different ? $compared : new Done_Change( $change, $compared );
	}

	/**
	 * The value to save for a property of the live record, and how it was found.
	 *
	 * @param list<string> $path
	 * @param mixed        $mine
	 * @param mixed        $theirs
	 * @return array{ mixed, self::AGREED|self::MERGED|self::UNDECIDED }
	 */
	private static function decide( Change $change, Live_Record $live, array $path, $mine, $theirs, string $prefer ): array {
		$base = self::find( $change->base(), $path );
		if ( $base ) {
			$merge = Merge::of( implode( '.', $path ), $base[0], $mine, $theirs, $prefer );
			return array( $merge->value(), $merge->has_conflict() ? self::UNDECIDED : ( $merge->is_of_both() ? self::MERGED : self::AGREED ) );
		}
		// A template that someone else has also created, until somebody decides; or a property whose version is known but not its value.
		$is_changed = $change->is_new()
			? ! Json::is_same( $mine, $theirs )
			: array() !== $live->changed_since( $change->base_version(), self::with( array(), $path, $mine ) );
		return $is_changed ? array( Merge::MINE === $prefer ? $mine : $theirs, self::UNDECIDED ) : array( $mine, self::AGREED );
	}

	/**
	 * Properties by path; meta by key, as WordPress saves it.
	 *
	 * @param array<string, mixed> $edits
	 * @return list<array{ list<string>, mixed }>
	 */
	private static function flat( array $edits ): array {
		$flat = array();
		foreach ( $edits as $name => $value ) {
			if ( 'meta' === $name && is_array( $value ) ) {
				foreach ( $value as $key => $one ) {
					$flat[] = array( array( 'meta', (string) $key ), $one );
				}
			} else {
				$flat[] = array( array( (string) $name ), $value );
			}
		}
		return $flat;
	}

	/**
	 * @param array<string, mixed> $record
	 * @param list<string>         $path
	 * @return array{ 0?: mixed } Empty if the record doesn't have it.
	 */
	private static function find( array $record, array $path ): array {
		foreach ( $path as $name ) {
			if ( ! is_array( $record ) || ! array_key_exists( $name, $record ) ) {
				return array();
			}
			$record = $record[ $name ];
		}
		return array( $record );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @param list<string>         $path
	 * @param mixed                $value
	 * @return array<string, mixed>
	 */
	private static function with( array $edits, array $path, $value ): array {
		if ( 2 === count( $path ) ) {
			$edits[ $path[0] ][ $path[1] ] = $value;
		} else {
			$edits[ $path[0] ] = $value;
		}
		return $edits;
	}
}
