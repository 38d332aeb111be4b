<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Invalid_Input;
use Atelier\Support\Json;

/**
 * The change of one record in a site draft: the properties to save, in the format of WordPress's REST API, and the live
 * version that they are based on. Immutable.
 */
final class Change {
	public const UPDATE = 'update';
	public const CREATE = 'create';
	public const DELETE = 'delete';

	/** The key of the site's settings. */
	public const SITE = 'site';

	private const ACTIONS = array( self::UPDATE, self::CREATE, self::DELETE );

	private string $type;
	private string $record_id;
	private string $action;

	/** @var array<string, mixed> By property, raw. */
	private array $edits;

	/** @var array<string, mixed> The live values of the same properties at their first change, raw. */
	private array $base;

	/** A version of Conflicts\Version; empty for new records. */
	private string $base_version;

	private string $label;

	/**
	 * @param string               $type      A post type, or `site`.
	 * @param string               $record_id A post ID, "theme//slug", or empty for `site`.
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $base
	 * @param string               $label     Its title, for lists.
	 */
	public function __construct( string $type, string $record_id, string $action, array $edits, array $base = array(), string $base_version = '', string $label = '' ) {
		if ( ! in_array( $action, self::ACTIONS, true ) || '' === $type ) {
			throw new Invalid_Input( 'invalid', __( 'This change of a site draft isn’t valid.', 'atelier' ) );
		}
		$this->type         = $type;
		$this->record_id    = $record_id;
		$this->action       = $action;
		$this->edits        = $edits;
		$this->base         = $base;
		$this->base_version = $base_version;
		$this->label        = $label;
	}

	/**
	 * Parses a stored change.
	 *
	 * @throws Invalid_Input If it is invalid: other code can modify posts.
	 */
	public static function from_json( string $json ): self {
		$stored = json_decode( $json, true );
		if ( ! is_array( $stored ) || ! is_string( $stored['type'] ?? null ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['action'] ?? null ) ) {
			throw new Invalid_Input( 'invalid', __( 'This change of a site draft isn’t valid.', 'atelier' ) );
		}
		return new self(
			$stored['type'],
			$stored['id'],
			$stored['action'],
			is_array( $stored['edits'] ?? null ) ? $stored['edits'] : array(),
			is_array( $stored['base'] ?? null ) ? $stored['base'] : array(),
			is_string( $stored['version'] ?? null ) ? $stored['version'] : '',
			is_string( $stored['label'] ?? null ) ? $stored['label'] : ''
		);
	}

	/** Escapes characters with a meaning in HTML, which WordPress's filters would change. */
	public function to_json(): string {
		return (string) wp_json_encode(
			array(
				'type'    => $this->type,
				'id'      => $this->record_id,
				'action'  => $this->action,
				'edits'   => $this->edits,
				'base'    => $this->base,
				'version' => $this->base_version,
				'label'   => $this->label,
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS
		);
	}

	/** The key of a record: "type:id", as in Documents\Requested_Document, or `site`. */
	public static function key_of( string $type, string $record_id ): string {
		return self::SITE === $type ? self::SITE : "$type:$record_id";
	}

	public function key(): string {
		return self::key_of( $this->type, $this->record_id );
	}

	public function type(): string {
		return $this->type;
	}

	public function record_id(): string {
		return $this->record_id;
	}

	/** The ID of its post; 0 for templates and settings. */
	public function post_id(): int {
		return ctype_digit( $this->record_id ) ? (int) $this->record_id : 0;
	}

	public function action(): string {
		return $this->action;
	}

	public function is_deletion(): bool {
		return self::DELETE === $this->action;
	}

	public function is_new(): bool {
		return self::CREATE === $this->action;
	}

	/** @return array<string, mixed> */
	public function edits(): array {
		return $this->edits;
	}

	/** @return array<string, mixed> */
	public function base(): array {
		return $this->base;
	}

	public function base_version(): string {
		return $this->base_version;
	}

	public function label(): string {
		return $this->label;
	}

	/**
	 * Adds edits, and removes properties whose value equals the live one again. More edits of a deletion make it an
	 * update.
	 *
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $live    Live values of the same properties.
	 * @param string               $version The live version for properties without an earlier change.
	 */
	public function with( array $edits, array $live, string $version, string $label = '' ): self {
		$base  = $this->base + array_intersect_key( $live, $edits );
		$edits = self::merged( $this->edits, $edits );
		unset( $edits['force'] );
		foreach ( $this->is_new() ? array() : $edits as $name => $value ) {
			if ( array_key_exists( $name, $base ) && Json::is_same( $base[ $name ], $value ) ) {
				unset( $edits[ $name ], $base[ $name ] );
			}
		}
		return new self( $this->type, $this->record_id, $this->is_deletion() ? self::UPDATE : $this->action, $edits, $base, $version, '' === $label ? $this->label : $label );
	}

	/**
	 * The change with other edits and another base, after a conflict is resolved.
	 *
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $base
	 */
	public function rebased( array $edits, array $base, string $version ): self {
		return new self( $this->type, $this->record_id, $this->action, $edits, $base, $version, $this->label );
	}

	/** @param bool $is_permanent Whether it skips the trash. */
	public function as_deletion( bool $is_permanent ): self {
		return new self( $this->type, $this->record_id, self::DELETE, $is_permanent ? array( 'force' => true ) : array(), array(), $this->base_version, $this->label );
	}

	/**
	 * The properties in edits that the change doesn't contain yet, with their names in versions.
	 *
	 * @param array<string, mixed> $edits
	 * @return string[]
	 */
	public function not_changed_yet( array $edits ): array {
		$names = array_keys( array_diff_key( $edits, $this->edits, array( 'meta' => true ) ) );
		$meta  = is_array( $edits['meta'] ?? null ) ? $edits['meta'] : array();
		$known = is_array( $this->edits['meta'] ?? null ) ? $this->edits['meta'] : array();
		foreach ( array_keys( array_diff_key( $meta, $known ) ) as $key ) {
			$names[] = "meta.$key";
		}
		return array_map( 'strval', $names );
	}

	/** Whether it contains no edits. */
	public function is_empty(): bool {
		return self::UPDATE === $this->action && ! $this->edits;
	}

	/**
	 * Merges meta key by key, as WordPress saves it.
	 *
	 * @param array<string, mixed> $old
	 * @param array<string, mixed> $new
	 * @return array<string, mixed>
	 */
	private static function merged( array $old, array $new ): array {
		if ( is_array( $old['meta'] ?? null ) && is_array( $new['meta'] ?? null ) ) {
			$new['meta'] = $new['meta'] + $old['meta'];
		}
		return $new + $old;
	}
}
