<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use WP_Post;

/**
 * The version of a record: a short hash of each property that a save can overwrite, so that only saved properties can
 * conflict. As text: `title:0a1b2c3d4e content:…`.
 */
final class Version {
	/** The REST property with the version of a record. */
	public const FIELD = 'atelier_version';

	/** Properties that a version needs in addition to those it contains. */
	private const SOURCES = array( 'id', 'wp_id', 'meta', self::FIELD );

	/** The entry for plugins' properties: it changes whenever the record does. */
	private const REST = '*';

	/** Request parameters that don't change the record. */
	public const NO_CHANGES = array( 'id', 'type', 'theme', 'context', 'force', 'blocks', 'selection', 'link', 'modified', 'modified_gmt', self::FIELD );

	/** Properties with two names. */
	private const ALIASES = array( 'date_gmt' => 'date' );

	/** Meta keys with a hash of their own. More would exceed the size limit of headers. */
	private const MAX_KEYS = 20;

	/** In bytes; servers accept 8,000 for all headers. */
	private const MAX_LENGTH = 6000;

	/** @var array<int|string, string> Hashes by property. PHP converts numeric names to integers. */
	private array $hashes;

	/** @param array<int|string, string> $hashes */
	private function __construct( array $hashes ) {
		$this->hashes = $hashes;
	}

	/**
	 * The version of a record in a REST response with the context `edit`.
	 *
	 * @param array<string, mixed> $record The requested properties.
	 * @param list<string>         $terms  The properties with its terms.
	 */
	public static function of( array $record, array $terms, string $modified ): self {
		$hashes = array( self::REST => self::hash( $modified ) );
		foreach ( Record_Properties::versioned() as $name ) {
			if ( array_key_exists( $name, $record ) ) {
				$hashes[ $name ] = self::hash( $record[ $name ] );
			}
		}
		foreach ( $terms as $name ) {
			if ( isset( $record[ $name ] ) && is_array( $record[ $name ] ) ) {
				$hashes[ $name ] = self::hash( self::sorted( $record[ $name ] ) );
			}
		}
		return new self( $hashes + self::of_meta( (array) ( $record['meta'] ?? array() ) ) );
	}

	/**
	 * The version of the site's settings: each is saved alone, so there is no time of a last change.
	 *
	 * @param array<string, mixed> $settings As REST returns them.
	 */
	public static function of_settings( array $settings ): self {
		return new self( array_map( array( self::class, 'hash' ), $settings ) );
	}

	/**
	 * The REST fields that a version needs, without rendered ones.
	 *
	 * @return string[]
	 */
	public static function fields(): array {
		$raw = array( 'title.raw', 'content.raw', 'excerpt.raw' );
		return array_merge( self::SOURCES, $raw, array_diff( Record_Properties::versioned(), array( 'title', 'content', 'excerpt' ) ), array_values( Record_Types::terms() ) );
	}

	/** The version of a post in a list, which contains only its title and time. */
	public static function from_listed_post( WP_Post $post ): self {
		return self::of( array( 'title' => $post->post_title ), array(), $post->post_modified_gmt );
	}

	/**
	 * Parses the version that a client sends.
	 *
	 * @throws Invalid_Input If it isn't a version.
	 */
	public static function from_text( string $text ): self {
		if ( strlen( $text ) > self::MAX_LENGTH || ! preg_match( '/^[\w.~%*-]+:[0-9a-f]{10}(?: [\w.~%*-]+:[0-9a-f]{10})*$/', $text ) ) {
			throw new Invalid_Input( 'invalid', __( 'The version this save is based on isn’t valid. Reload the page and try again.', 'atelier' ) );
		}
		$hashes = array();
		foreach ( explode( ' ', $text ) as $entry ) {
			list( $name, $hash )            = explode( ':', $entry );
			$hashes[ rawurldecode( $name ) ] = $hash;
		}
		return new self( $hashes );
	}

	public function text(): string {
		$entries = array();
		foreach ( $this->hashes as $name => $hash ) {
			$entries[] = ( self::REST === $name ? $name : rawurlencode( (string) $name ) ) . ':' . $hash;
		}
		return implode( ' ', $entries );
	}

	/**
	 * This version, with the later version of some properties, which change only now.
	 *
	 * @param string[] $names
	 */
	public function updated( self $later, array $names ): self {
		$known = array_flip( $names );
		return new self( array_intersect_key( $later->hashes, $known ) + array_diff_key( $this->hashes, $known ) );
	}

	/**
	 * The properties that someone else has changed and the save would overwrite.
	 *
	 * @param self                          $now  The current version.
	 * @param array<int|string, mixed>|null $sent The properties to save; null for the whole record, such as a deletion.
	 * @return string[]
	 */
	public function changed_in( self $now, ?array $sent ): array {
		if ( null === $sent ) {
			$names = array_diff( array_map( 'strval', array_keys( $this->hashes ) ), array( self::REST ) );
			if ( array_diff_key( $now->hashes, $this->hashes ) ) {
				// For properties that a list omits, only the time shows a change.
				$names[] = self::REST;
			}
			return array_values( array_filter( $names, fn( string $name ): bool => $this->differs( $now, $name ) ) );
		}
		$changed = array();
		foreach ( self::flat( $sent ) as $name => $value ) {
			// The keys of a list, which clients can send, are integers.
			$name = (string) $name;
			// Saving the same value isn't a conflict.
			if ( $this->differs( $now, $name ) && self::hash( $value ) !== ( $now->hashes[ $name ] ?? '' ) ) {
				$changed[] = $name;
			}
		}
		return $changed;
	}

	/**
	 * Whether someone else has moved the record into the trash or out of it, put it online or offline: whatever is saved would go where
	 * its author doesn't expect it. Not if it only went online at the date that this version has.
	 */
	public function is_moved_in( self $now ): bool {
		$status = $now->hashes['status'] ?? '';
		if ( isset( $this->hashes['status'] ) ) {
			$is_on_time = self::hash( 'future' ) === $this->hashes['status'] && self::hash( 'publish' ) === $status && ! $this->differs( $now, 'date' );
			return self::place( $this->hashes['status'] ) !== self::place( $status ) && ! $is_on_time;
		}
		// Versions of lists may only have the time, and what is in the trash isn't in them.
		return self::hash( 'trash' ) === $status && isset( $this->hashes[ self::REST ] ) && $this->differs( $now, self::REST );
	}

	/** @param string $status The hash of a status. */
	private static function place( string $status ): string {
		return in_array( $status, array( self::hash( 'publish' ), self::hash( 'trash' ) ), true ) ? $status : '';
	}

	private function differs( self $now, string $name ): bool {
		foreach ( array( $name, 0 === strpos( $name, 'meta.' ) ? 'meta' : self::REST, self::REST ) as $known ) {
			if ( isset( $this->hashes[ $known ] ) ) {
				return $this->hashes[ $known ] !== ( $now->hashes[ $known ] ?? '' );
			}
		}
		// A save can't be based on a version without this property.
		return true;
	}

	/**
	 * @param array<int|string, mixed> $sent
	 * @return array<int|string, mixed>
	 */
	private static function flat( array $sent ): array {
		$flat = array();
		foreach ( array_diff_key( $sent, array_flip( self::NO_CHANGES ) ) as $name => $value ) {
			if ( 'meta' === $name && is_array( $value ) ) {
				foreach ( $value as $key => $one ) {
					$flat[ "meta.$key" ] = $one;
				}
			} else {
				$flat[ self::ALIASES[ $name ] ?? $name ] = is_array( $value ) && ! isset( $value['raw'] ) && wp_is_numeric_array( $value ) ? self::sorted( $value ) : $value;
			}
		}
		return $flat;
	}

	/**
	 * @param array<string, mixed> $meta
	 * @return array<string, string>
	 */
	private static function of_meta( array $meta ): array {
		if ( count( $meta ) > self::MAX_KEYS ) {
			return array( 'meta' => self::hash( $meta ) );
		}
		$hashes = array();
		foreach ( $meta as $key => $value ) {
			$hashes[ "meta.$key" ] = self::hash( $value );
		}
		return $hashes;
	}

	/** @param mixed $value Only `raw` counts if it exists. */
	private static function hash( $value ): string {
		$raw = is_array( $value ) && array_key_exists( 'raw', $value ) ? $value['raw'] : $value;
		return substr( md5( (string) wp_json_encode( $raw ) ), 0, 10 );
	}

	/**
	 * @param array<mixed> $terms
	 * @return array<mixed>
	 */
	private static function sorted( array $terms ): array {
		sort( $terms );
		return $terms;
	}
}
