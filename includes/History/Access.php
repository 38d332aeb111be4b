<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

use Atelier\Records\Change;
use Atelier\Records\Record_Rights;
use Atelier\Records\Record_Types;

/**
 * Filters entries by permission: an entry contains only the records that the user may edit.
 */
final class Access {
	/** How many records of a type the user may edit. */
	public const ALL  = 'all';
	public const SOME = 'some';
	public const NONE = 'none';

	private Record_Rights $rights;

	/** @var array<string, bool> Whether the user may edit a record, by its key and whether it was private. */
	private array $known = array();

	/** @var array<int, true> IDs of posts that don't exist: WordPress would query each of them again. */
	private array $gone = array();

	public function __construct( Record_Rights $rights ) {
		$this->rights = $rights;
	}

	/**
	 * Removes records that the user may not edit, and entries without any other. Primes the caches for all of them in
	 * one query.
	 *
	 * @param list<Entry> $entries
	 * @return list<Entry>
	 */
	public function visible_of( array $entries ): array {
		$this->prime( $entries );
		cache_users( array_values( array_unique( array_filter( array_merge( array(), ...array_map( static fn( Entry $entry ): array => $entry->people(), $entries ) ) ) ) ) );
		return array_values( array_filter( array_map( array( $this, 'of' ), $entries ) ) );
	}

	/** The entry without records that the user may not edit; null if none is left. */
	public function of( Entry $entry ): ?Entry {
		$entry          = clone $entry;
		$entry->records = $this->records( $entry );
		return $entry->records ? $entry : null;
	}

	/**
	 * Reads the posts of records in one query.
	 *
	 * @param list<Entry> $entries
	 */
	public function prime( array $entries ): void {
		$posts = array();
		foreach ( $entries as $entry ) {
			foreach ( $entry->records as $record ) {
				if ( ctype_digit( $record->id ) ) {
					$posts[ (int) $record->id ] = true;
				}
			}
		}
		_prime_post_caches( array_keys( $posts ), false, false );
		$this->gone += array_filter( $posts, static fn( int $id ): bool => false === wp_cache_get( $id, 'posts' ), ARRAY_FILTER_USE_KEY );
	}

	/** @return array<string, Changed_Record> The records that the user may edit. */
	public function records( Entry $entry ): array {
		return array_filter(
			$entry->records,
			function ( Changed_Record $record ): bool {
				$key                 = $record->key() . ( null === $record->is_private ? ' ' : (string) $record->is_private );
				$this->known[ $key ] = $this->known[ $key ] ?? $this->may_edit( $record );
				return $this->known[ $key ];
			}
		);
	}

	private function may_edit( Changed_Record $record ): bool {
		// The database may give the ID of a deleted post to another one.
		$post    = ctype_digit( $record->id ) && ! isset( $this->gone[ (int) $record->id ] ) ? get_post( (int) $record->id ) : null;
		$is_gone = ctype_digit( $record->id ) && ( ! $post || $post->post_type !== $record->type );
		// Of the design, nothing is private.
		$was_private = $record->is_private ?? ! Record_Types::is_design( $record->type );
		return $this->rights->may_edit( $record->type, $record->id, $is_gone, $is_gone && $was_private );
	}

	/**
	 * How many records of a type the user may edit, as far as capabilities say it for all of them.
	 *
	 * @return string One of the constants.
	 */
	public function of_type( string $type ): string {
		if ( Change::SITE === $type ) {
			return current_user_can( 'manage_options' ) ? self::ALL : self::NONE;
		}
		$object = get_post_type_object( $type );
		if ( ! $object ) {
			return self::NONE;
		}
		if ( Record_Types::is_template( $type ) ) {
			return current_user_can( $object->cap->edit_posts ) ? self::ALL : self::NONE;
		}
		if ( ! $object->map_meta_cap ) {
			return self::SOME;
		}
		$has = array();
		foreach ( array( 'edit_posts', 'edit_published_posts', 'edit_others_posts', 'edit_private_posts' ) as $name ) {
			$has[ $name ] = current_user_can( $object->cap->$name );
		}
		$has['edit_private_posts'] = $has['edit_private_posts'] || Record_Types::is_design( $type );
		if ( ! $has['edit_posts'] && ! $has['edit_published_posts'] && ! $has['edit_others_posts'] ) {
			return self::NONE;
		}
		// WordPress asks for more for the page of the privacy policy.
		$has_policy = 'page' === $type && get_option( 'wp_page_for_privacy_policy' ) && ! current_user_can( 'manage_privacy_options' );
		return in_array( false, $has, true ) || $has_policy ? self::SOME : self::ALL;
	}
}
