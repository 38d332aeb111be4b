<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\History;

defined( 'ABSPATH' ) || exit;

/**
 * What a record should be again. Immutable.
 */
final class Wanted_State {
	public string $type;
	public string $id;
	public string $label;

	/** Whether it should exist. */
	public bool $exists;

	/** Whether all of its properties are known, so that it can be created again. */
	public bool $is_whole;

	/** Whether it had a password, which isn't known any more. */
	public bool $had_password;

	/** @var array<string, mixed> Those that matter. */
	public array $properties;

	/** @param array<string, mixed> $properties */
	public function __construct( string $type, string $id, string $label, bool $exists, bool $is_whole, array $properties, bool $had_password = false ) {
		$this->type         = $type;
		$this->id           = $id;
		$this->label        = $label;
		$this->exists       = $exists;
		$this->is_whole     = $is_whole;
		$this->properties   = $properties;
		$this->had_password = $had_password;
	}

	/** As it was before a change. */
	public static function before( Changed_Record $record ): self {
		return new self(
			$record->type,
			$record->id,
			$record->label,
			Changed_Record::CREATE !== $record->action,
			Changed_Record::DELETE === $record->action && ! $record->is_cut,
			$record->before,
			$record->had_password
		);
	}

	/**
	 * As every record was at a moment: what the first change of each property since then says.
	 *
	 * @param iterable<Changed_Record> $records The changes since then, the oldest first.
	 * @return array<string, self> By key.
	 */
	public static function at_start_of( iterable $records ): array {
		$found = array();
		foreach ( $records as $record ) {
			$key   = $record->key();
			$known = $found[ $key ] ?? null;
			$state = self::before( $record );
			if ( ! $known ) {
				$found[ $key ] = $state;
			} elseif ( $known->exists && $state->exists && ! $known->is_whole ) {
				$found[ $key ] = new self( $state->type, $state->id, $known->label, true, $state->is_whole, self::below( $known->properties, $state->properties ), $known->had_password || $state->had_password );
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
	 * Properties for creating it again that WordPress won't reject: what they refer to may be gone as well.
	 *
	 * @param array<int, int> $ids New ids of posts by their old ones.
	 * @return array<string, mixed>
	 */
	public function creatable( array $ids = array() ): array {
		$properties = $this->properties;
		if ( isset( $properties['parent'] ) ) {
			$properties['parent'] = $ids[ (int) $properties['parent'] ] ?? (int) $properties['parent'];
		}
		$is_gone = array(
			'author'         => static fn( $value ): bool => ! get_userdata( (int) $value ),
			'parent'         => static fn( $value ): bool => $value > 0 && ! get_post( (int) $value ),
			'featured_media' => static fn( $value ): bool => $value > 0 && 'attachment' !== get_post_type( (int) $value ),
			'template'       => fn( $value ): bool => '' !== $value && ! isset( wp_get_theme()->get_page_templates( null, $this->type )[ $value ] ),
			'date'           => static fn( $value ): bool => null === $value,
			'meta'           => static fn( $value ): bool => ! is_array( $value ) || ! $value,
		);
		foreach ( $is_gone as $name => $check ) {
			if ( array_key_exists( $name, $properties ) && $check( $properties[ $name ] ) ) {
				unset( $properties[ $name ] );
			}
		}
		if ( 'trash' === ( $properties['status'] ?? '' ) || $this->had_password ) {
			// Without its password, visitors could read it.
			$properties['status'] = 'draft';
		}
		if ( isset( $properties['slug'] ) ) {
			$properties['slug'] = (string) preg_replace( '/__trashed(-\d+)?$/', '', (string) $properties['slug'] );
		}
		return $properties;
	}
}
