<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Restoring;

defined( 'ABSPATH' ) || exit;

use Atelier\History\Changed_Record;
use Atelier\Records\Site_Settings;
use Atelier\Support\Slugs;

/**
 * The state to restore for a record. Immutable.
 */
final class Wanted_State {
	public string $type;
	public string $id;
	public string $label;

	/** Whether the record should exist. */
	public bool $exists;

	/** Whether all properties are known, so that the record can be created again. */
	public bool $is_whole;

	/** Whether it had a password, which isn't stored. */
	public bool $had_password;

	/** Whether values that it had are too large to be in the history, so that those of later entries say nothing of it. */
	public bool $is_cut;

	/** @var array<string, mixed> The properties to restore. */
	public array $properties;

	/** @param array<string, mixed> $properties */
	public function __construct( string $type, string $id, string $label, bool $exists, bool $is_whole, array $properties, bool $had_password = false, bool $is_cut = false ) {
		$this->type         = $type;
		$this->id           = $id;
		$this->label        = $label;
		$this->exists       = $exists;
		$this->is_whole     = $is_whole;
		$this->properties   = $properties;
		$this->had_password = $had_password;
		$this->is_cut       = $is_cut;
	}

	/** The state before a change. */
	public static function before( Changed_Record $record ): self {
		return new self(
			$record->type,
			$record->id,
			$record->label,
			Changed_Record::CREATE !== $record->action,
			Changed_Record::DELETE === $record->action && ! $record->is_cut,
			$record->filtered()->before,
			$record->had_password,
			$record->is_cut
		);
	}

	/**
	 * The states of all records at a time: the first known "before" value of each property since then.
	 *
	 * @param iterable<Changed_Record> $records The changes since then, oldest first.
	 * @return array<string, self> By key.
	 */
	public static function at_start_of( iterable $records ): array {
		$found = array();
		foreach ( $records as $record ) {
			$key   = $record->key();
			$known = $found[ $key ] ?? null;
			if ( ! $known ) {
				$found[ $key ] = self::before( $record );
			} elseif ( $known->exists && Changed_Record::CREATE !== $record->action && ! $known->is_whole && ! $known->is_cut ) {
				$state         = self::before( $record->without( $known->properties ) );
				$found[ $key ] = new self( $state->type, $state->id, $known->label, true, $state->is_whole, self::below( $known->properties, $state->properties ), $known->had_password || $state->had_password, $state->is_cut );
			}
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $properties
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	private static function below( array $properties, array $more ): array {
		if ( is_array( $properties['meta'] ?? null ) && is_array( $more['meta'] ?? null ) ) {
			$properties['meta'] = $properties['meta'] + $more['meta'];
		}
		return $properties + $more;
	}

	/**
	 * The same where other records have other IDs by now.
	 *
	 * @param array<int, int> $ids New post IDs by old ones.
	 */
	public function with_new_ids( array $ids ): self {
		$state = clone $this;
		foreach ( array_merge( array( 'parent' ), Site_Settings::PAGES ) as $name ) {
			$id = $this->properties[ $name ] ?? null;
			if ( is_int( $id ) && isset( $ids[ $id ] ) ) {
				$state->properties[ $name ] = $ids[ $id ];
			}
		}
		if ( is_string( $this->properties['content'] ?? null ) ) {
			$state->properties['content'] = ( new References( $ids ) )->with_new_ids( $this->properties['content'] );
		}
		return $state;
	}

	/**
	 * The properties for creating the record again, without those that WordPress would reject, such as references to
	 * deleted records.
	 *
	 * @param list<string> $templates Slugs of templates that are created with it.
	 * @return array<string, mixed>
	 */
	public function creatable( array $templates = array() ): array {
		$properties = $this->properties;
		if ( is_array( $properties['meta'] ?? null ) ) {
			// Null deletes a field, which a new record doesn't have.
			$properties['meta'] = array_filter( $properties['meta'], static fn( $value ): bool => null !== $value );
		}
		$is_gone = array(
			'author'         => static fn( $value ): bool => ! get_userdata( (int) $value ),
			'parent'         => static fn( $value ): bool => $value > 0 && ! get_post( (int) $value ),
			'featured_media' => static fn( $value ): bool => $value > 0 && 'attachment' !== get_post_type( (int) $value ),
			'template'       => fn( $value ): bool => '' !== $value && ! in_array( $value, $templates, true ) && ! isset( wp_get_theme()->get_page_templates( null, $this->type )[ $value ] ),
			'date'           => static fn( $value ): bool => null === $value,
			'meta'           => static fn( $value ): bool => ! is_array( $value ) || ! $value,
		);
		foreach ( $is_gone as $name => $check ) {
			if ( array_key_exists( $name, $properties ) && $check( $properties[ $name ] ) ) {
				unset( $properties[ $name ] );
			}
		}
		if ( 'trash' === ( $properties['status'] ?? '' ) || $this->had_password ) {
			// Without its password, the post would be public.
			$properties['status'] = 'draft';
		}
		if ( isset( $properties['slug'] ) ) {
			$properties['slug'] = Slugs::outside_of_trash( (string) $properties['slug'] );
		}
		return $properties;
	}
}
