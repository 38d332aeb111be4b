<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Json;
use WP_Error;

/**
 * Compares changes of a site draft with the live site, to find conflicts and whether they can be published.
 */
final class Draft_Check {
	/** For conflicts in properties that are only covered by the time of the last change; see Records\Version. */
	private const ANY_PROPERTY = '*';

	/** @return array{ status: string, conflicts: list<string>, live: object, mergeable: bool, changedBy: array{ id: int, name: string }|null, message: string } As in docs/site-drafts.md. */
	public static function describe( Change $change ): array {
		return Live_Site::during( static fn(): array => self::check( $change )->describe() );
	}

	/**
	 * The request must not run in a site draft; see Live_Site.
	 *
	 * @param string $prefer The side to use for conflicts: Merge::MINE or Merge::THEIRS.
	 */
	public static function check( Change $change, string $prefer = Merge::MINE ): Checked_Change {
		$checked        = new Checked_Change( $change );
		$route          = Record_Route::of( $change );
		$checked->route = $route;
		if ( ! $route ) {
			return self::rejected( $checked, new WP_Error( 'atelier_draft_unknown_type', __( 'This type of content isn’t available on your site.', 'atelier' ), array( 'status' => 400 ) ) );
		}
		$live          = Live_Record::of( $change, $route );
		$checked->live = $live;
		// A template that doesn't exist yet.
		$is_created = $change->is_new() && $route->is_template() && $live->is_missing;
		if ( $live->is_missing && ! $is_created ) {
			// The record is already deleted.
			$checked->is_done = $change->is_deletion();
			$checked->status  = $checked->is_done ? Checked_Change::READY : Checked_Change::MISSING;
			return $checked;
		}
		if ( $live->error && ! $is_created ) {
			return self::rejected( $checked, $live->error );
		}
		if ( $route->is_whole() ) {
			self::compare_whole( $checked );
		} else {
			self::merge( $checked, $prefer );
		}
		return $checked->is_done ? $checked : self::with_rights( $checked, $route, ! $is_created );
	}

	/** Asks for the rights of the current user, and of whoever saved each property. */
	private static function with_rights( Checked_Change $checked, Record_Route $route, bool $exists ): Checked_Change {
		$authors = new Author_Check( $checked->change, $route );
		$request = $route->saving( $checked->edits, $exists );
		$error   = $route->check( $request ) ?? Edit_Rights::problem( $route, $request, $checked->edits, false ) ?? self::more_than_current( $authors );
		if ( $error ) {
			return self::rejected( $checked, $error );
		}
		$checked->withheld = $authors->withheld();
		if ( $checked->withheld ) {
			$checked->status    = Checked_Change::UNAPPROVED;
			$checked->conflicts = array();
		}
		return $checked;
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

	private static function rejected( Checked_Change $checked, WP_Error $error ): Checked_Change {
		$data               = $error->get_error_data();
		$status             = is_array( $data ) ? (int) ( $data['status'] ?? 0 ) : 0;
		$checked->error     = $error;
		$checked->status    = in_array( $status, array( 401, 403 ), true ) ? Checked_Change::FORBIDDEN : Checked_Change::INVALID;
		$checked->conflicts = array();
		return $checked;
	}

	/** Deleting and resetting also discard all later changes. */
	private static function compare_whole( Checked_Change $checked ): void {
		$change         = $checked->change;
		$checked->edits = $change->edits();
		if ( ! $checked->live || ! $checked->route ) {
			return;
		}
		// Templates from theme files can't be deleted, or are already reset.
		if ( $checked->route->is_template() && 'custom' !== ( $checked->live->values['source'] ?? 'custom' ) ) {
			$checked->is_done = true;
			return;
		}
		$changed = $checked->live->changed_since( $change->base_version(), null );
		if ( $changed ) {
			$checked->status    = Checked_Change::CHANGED;
			$checked->conflicts = array_map( static fn( string $name ): string => self::ANY_PROPERTY === $name ? 'modified' : $name, $changed );
			$checked->undecided = $checked->conflicts;
		}
	}

	private static function merge( Checked_Change $checked, string $prefer ): void {
		$change       = $checked->change;
		$live         = $checked->live ? $checked->live->values : array();
		$is_different = false;
		foreach ( self::flat( $change->edits() ) as list( $path, $mine ) ) {
			$theirs = self::find( $live, $path );
			if ( ! $theirs || ( $change->is_new() && $change->post_id() > 0 ) ) {
				// Write-only, for example from a plugin; or of a hidden post, which only this draft changes.
				$value = $mine;
			} else {
				$value = self::decide( $checked, $path, $mine, $theirs[0], $prefer );
			}
			$is_different   = $is_different || ! $theirs || ! Json::is_same( $value, $theirs[0] );
			$checked->edits = self::with( $checked->edits, $path, $value );
		}
		if ( $checked->conflicts ) {
			$checked->status       = Checked_Change::CHANGED;
			$checked->is_mergeable = ! $checked->undecided;
		}
		$is_hidden        = $change->is_new() && $change->post_id() > 0;
		$is_missing       = ! $checked->live || $checked->live->is_missing;
		$checked->is_done = ! $is_different && ! $is_hidden && ! $is_missing;
	}

	/**
	 * The value to save for a property of the live record.
	 *
	 * @param list<string> $path
	 * @param mixed        $mine
	 * @param mixed        $theirs
	 * @return mixed
	 */
	private static function decide( Checked_Change $checked, array $path, $mine, $theirs, string $prefer ) {
		$name = implode( '.', $path );
		$base = self::find( $checked->change->base(), $path );
		if ( $base && ! $checked->change->is_new() ) {
			$merge = Merge::of( $name, $base[0], $mine, $theirs, $prefer );
			if ( $merge->is_of_both() ) {
				$checked->conflicts[] = $name;
			}
			if ( $merge->has_conflict() ) {
				$checked->undecided[] = $name;
			}
			return $merge->value();
		}
		// A template that someone else has also created; or a property whose version is known but not its value.
		$is_changed = $checked->change->is_new()
			? ! Json::is_same( $mine, $theirs )
			: $checked->live && $checked->live->changed_since( $checked->change->base_version(), self::with( array(), $path, $mine ) );
		if ( ! $is_changed ) {
			return $mine;
		}
		$checked->conflicts[] = $name;
		$checked->undecided[] = $name;
		return Merge::MINE === $prefer ? $mine : $theirs;
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
