<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Drafted_Site;
use Atelier\Records\Edit_Author;
use Atelier\Records\Edit_Filter;
use Atelier\Records\Edit_Rights;
use Atelier\Records\Record_Route;
use Atelier\Support\Acting_User;
use Atelier\Support\Person;
use WP_Error;

/**
 * Publishing writes with the weaker of two rights: those of whoever publishes, and of whoever saved each property. What its
 * author may not do, or may not do any more, is withheld until somebody who may takes it over.
 */
final class Author_Check {
	private Change $change;

	/** @var array<string, mixed> */
	private array $edits;

	private Record_Route $route;
	private Drafted_Site $site;

	/** @param array<string, mixed> $edits Those of the change, without what isn't there any more: nobody could be allowed to save that. */
	public function __construct( Change $change, array $edits, Record_Route $route, Drafted_Site $site ) {
		$this->change = $change;
		$this->edits  = $edits;
		$this->route  = $route;
		$this->site   = $site;
	}

	/** @return list<array{ property: string, by: array<string, mixed>|null, message: string }> What can't be published in the name of its author. */
	public function withheld(): array {
		$withheld = array();
		foreach ( $this->names_by_author() as $user => $names ) {
			$reasons = $user > 0 ? $this->reasons( $user, $names ) : array_fill_keys( $names, __( 'This was saved by an earlier version of Atelier, which didn’t store who saved it.', 'atelier' ) );
			foreach ( $reasons as $name => $message ) {
				$withheld[] = array(
					'property' => (string) $name,
					'by'       => $user > 0 ? Person::named( $user ) : null,
					'message'  => $message,
				);
			}
		}
		return $withheld;
	}

	/** @return array<int, list<string>> Properties by user; not of the current one, whose rights the route checks. */
	private function names_by_author(): array {
		$names = array();
		foreach ( $this->change->authors() as $name => $author ) {
			if ( $author->user() !== get_current_user_id() ) {
				$names[ $author->user() ][] = $name;
			}
		}
		return $names;
	}

	/**
	 * @param list<string> $names
	 * @return array<string, string> Why some of the properties are withheld.
	 */
	private function reasons( int $user, array $names ): array {
		if ( ! get_userdata( $user ) ) {
			return array_fill_keys( $names, __( 'The person who saved this no longer has an account.', 'atelier' ) );
		}
		return Acting_User::during( $user, fn(): array => $this->reasons_of_current( (string) Person::named( $user )['name'], $names ) );
	}

	/**
	 * @param list<string> $names
	 * @return array<string, string>
	 */
	private function reasons_of_current( string $person, array $names ): array {
		/* translators: %s: a user. */
		$forbidden = sprintf( __( '%s isn’t allowed to publish this.', 'atelier' ), $person );
		/* translators: %s: a user. */
		$filtered = sprintf( __( '%s isn’t allowed to save some of the code in this.', 'atelier' ), $person );
		return array_fill_keys( $this->forbidden( $names ), $forbidden ) + array_fill_keys( $this->unfiltered( $names ), $filtered );
	}

	/**
	 * @param list<string> $names
	 * @return list<string> Those that the current user may not save.
	 */
	private function forbidden( array $names ): array {
		if ( ! $this->problem( $names ) ) {
			return array();
		}
		$wrong = count( $names ) > 1 ? array_filter( $names, fn( string $name ): bool => null !== $this->problem( array( $name ) ) ) : array();
		return array_values( $wrong ? $wrong : $names );
	}

	/** @param list<string> $names */
	private function problem( array $names ): ?WP_Error {
		$edits = self::only( $names, $this->edits );
		$whole = in_array( Change::WHOLE, $names, true );
		if ( ! $whole && 'trash' === ( $edits['status'] ?? '' ) ) {
			unset( $edits['status'] );
			$removal = Record_Route::to( $this->change->type(), $this->change->record_id(), Change::DELETE, array() );
			$problem = $removal ? $removal->check( $removal->saving( array(), true ) ) : null;
			if ( $problem || ! $edits ) {
				return $problem;
			}
		}
		$route = $whole ? $this->route : Record_Route::to( $this->change->type(), $this->change->record_id(), Change::UPDATE, $edits );
		if ( ! $route ) {
			return null;
		}
		// Another author may have published what this one has created.
		foreach ( $route->steps( $whole && $route->is_new() ? $edits + array( 'status' => 'draft' ) : $edits, ! $whole ) as list( $step, $request ) ) {
			$problem = $step->check( $request, $this->site ) ?? Edit_Rights::problem( $step, $request, $edits, false );
			if ( $problem ) {
				return $problem;
			}
		}
		return null;
	}

	/**
	 * @param list<string> $names
	 * @return list<string> Those that were saved with a right that the current user doesn't have.
	 */
	private function unfiltered( array $names ): array {
		if ( current_user_can( Edit_Author::UNFILTERED ) ) {
			return array();
		}
		$may  = array_values( array_filter( $names, fn( string $name ): bool => $this->change->author_of( $name )->may_be_unfiltered() ) );
		return Edit_Filter::changed( $this->change->type(), self::only( $may, $this->change->edits() ) );
	}

	/**
	 * What the current user would publish, but could not save: others saved it with more rights.
	 *
	 * @return list<string>
	 */
	public function more_than_current(): array {
		return $this->unfiltered( array_keys( $this->change->authors() ) );
	}

	/**
	 * @param list<string>         $names Custom fields as "meta.name".
	 * @param array<string, mixed> $edits
	 * @return array<string, mixed>
	 */
	private static function only( array $names, array $edits ): array {
		$meta = array();
		foreach ( is_array( $edits['meta'] ?? null ) ? $edits['meta'] : array() as $key => $value ) {
			if ( in_array( "meta.$key", $names, true ) ) {
				$meta[ $key ] = $value;
			}
		}
		return array_intersect_key( $edits, array_flip( array_diff( $names, array( 'meta' ) ) ) ) + ( $meta ? compact( 'meta' ) : array() );
	}
}
