<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Acting_User;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Json;
use Atelier\Support\Signature;
use Atelier\Support\Slugs;

/**
 * The change of one record in a site draft: the properties to save, in the format of WordPress's REST API, who saved each,
 * and the live version that they are based on. Immutable. It can only be made of edits that were admitted, or read from
 * what this site has signed.
 */
final class Change {
	public const UPDATE = 'update';
	public const CREATE = 'create';
	public const DELETE = 'delete';

	/** The key of the site's settings. */
	public const SITE = 'site';

	/** In place of a property: the creation or deletion itself. */
	public const WHOLE = '*';

	private const ACTIONS = array( self::UPDATE, self::CREATE, self::DELETE );

	/** The beginning of signed JSON. */
	private const SIGNED = '/^\{"signature":"([0-9a-f]{64})",/';

	private string $type;
	private string $record_id;
	private string $action;

	/** @var array<string, mixed> By property, raw. */
	private array $edits;

	/**
	 * @var array<string, Edit_Author> By property, custom fields as "meta.name"; `*` for the creation or deletion itself. The
	 * last one saved comes first.
	 */
	private array $authors;

	/** @var array<string, mixed> The live values of the same properties at their first change, raw. */
	private array $base;

	/** A version of Records\Version; empty for new records. */
	private string $base_version;

	private string $label;

	/**
	 * @param string                     $type      A post type, or `site`.
	 * @param string                     $record_id A post ID, "theme//slug", or empty for `site`.
	 * @param array<string, mixed>       $edits
	 * @param array<string, Edit_Author> $authors
	 * @param array<string, mixed>       $base
	 */
	private function __construct( string $type, string $record_id, string $action, array $edits, array $authors, array $base, string $base_version, string $label ) {
		if ( ! in_array( $action, self::ACTIONS, true ) || ! self::is_record( $type, $record_id ) || null !== Edit_Shape::first_invalid( $type, $edits ) ) {
			throw new Invalid_Input( 'invalid', __( 'This change of a site draft isn’t valid.', 'atelier' ) );
		}
		$this->type         = $type;
		$this->record_id    = $record_id;
		$this->action       = $action;
		$this->edits        = $edits;
		$this->authors      = array_intersect_key( $authors, array_flip( self::names( $action, $edits ) ) );
		$this->base         = $base;
		$this->base_version = $base_version;
		$this->label        = $label;
	}

	/**
	 * A first change of a record.
	 *
	 * @param array<string, mixed> $base    Live values of the same properties.
	 * @param string               $version The live version.
	 * @param string               $label   Its title, for lists.
	 */
	public static function of( Admitted_Edits $admitted, array $base = array(), string $version = '', string $label = '' ): self {
		$names = self::names( $admitted->action(), $admitted->edits() );
		return new self( $admitted->type(), $admitted->record_id(), $admitted->action(), $admitted->edits(), array_fill_keys( $names, $admitted->author() ), $base, $version, $label );
	}

	/** No change of a record yet. */
	public static function none( string $type, string $id ): self {
		return new self( $type, $id, self::UPDATE, array(), array(), array(), '', '' );
	}

	/** Whether a type and an ID can name a record: one validation for all that come from outside. */
	public static function is_record( string $type, string $id ): bool {
		if ( self::SITE === $type ) {
			return '' === $id;
		}
		if ( Record_Types::is_template( $type ) ) {
			return Slugs::is_template( $id );
		}
		return 1 === preg_match( '/^[a-z0-9_-]{1,20}$/D', $type ) && Slugs::is_post_id( $id );
	}

	/**
	 * Names of what has an author.
	 *
	 * @param array<string, mixed> $edits
	 * @return list<string>
	 */
	private static function names( string $action, array $edits ): array {
		$names = self::UPDATE === $action ? array() : array( self::WHOLE );
		foreach ( self::DELETE === $action ? array_diff_key( $edits, array( 'force' => true ) ) : $edits as $name => $value ) {
			if ( 'meta' === $name && is_array( $value ) ) {
				foreach ( array_keys( $value ) as $key ) {
					$names[] = "meta.$key";
				}
			} else {
				$names[] = $name;
			}
		}
		return $names;
	}

	/**
	 * Parses a stored change. One of version 0.1.0 has no signature; nobody is known as its author.
	 *
	 * @param string $purpose As in to_stored().
	 * @throws Invalid_Input If it is invalid, or was altered: other code can modify posts.
	 */
	public static function from_stored( string $json, string $purpose ): self {
		$is_signed = 1 === preg_match( self::SIGNED, substr( $json, 0, 100 ), $found );
		$payload   = $is_signed ? '{' . substr( $json, strlen( $found[0] ) ) : $json;
		$stored    = json_decode( $payload, true );
		if ( $is_signed ? ! Signature::is_valid( $found[1], $purpose, $payload ) : isset( $stored['signature'] ) ) {
			throw new Invalid_Input( 'altered', __( 'This change was altered outside of Atelier. Discard it.', 'atelier' ) );
		}
		if ( ! is_array( $stored ) || ! is_string( $stored['type'] ?? null ) || ! is_string( $stored['id'] ?? null ) || ! is_string( $stored['action'] ?? null ) ) {
			throw new Invalid_Input( 'invalid', __( 'This change of a site draft isn’t valid.', 'atelier' ) );
		}
		return new self(
			$stored['type'],
			$stored['id'],
			$stored['action'],
			is_array( $stored['edits'] ?? null ) ? $stored['edits'] : array(),
			$is_signed && is_array( $stored['authors'] ?? null ) ? array_map( array( Edit_Author::class, 'from_stored' ), $stored['authors'] ) : array(),
			is_array( $stored['base'] ?? null ) ? $stored['base'] : array(),
			is_string( $stored['version'] ?? null ) ? $stored['version'] : '',
			is_string( $stored['label'] ?? null ) ? $stored['label'] : ''
		);
	}

	/**
	 * Signed JSON. Escapes characters with a meaning in HTML, which WordPress's filters would change.
	 *
	 * @param string $purpose Where it is stored: it is valid only there.
	 */
	public function to_stored( string $purpose ): string {
		$payload = (string) wp_json_encode(
			array(
				'type'    => $this->type,
				'id'      => $this->record_id,
				'action'  => $this->action,
				'edits'   => $this->edits,
				'authors' => array_map( static fn( Edit_Author $author ): array => $author->to_stored(), $this->authors ),
				'base'    => $this->base,
				'version' => $this->base_version,
				'label'   => $this->label,
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS
		);
		return '{"signature":"' . Signature::of( $purpose, $payload ) . '",' . substr( $payload, 1 );
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

	/** Who saved a property; of custom fields "meta.name". */
	public function author_of( string $name ): Edit_Author {
		return $this->authors[ $name ] ?? Edit_Author::unknown();
	}

	/** The user who wrote it: of several, who saved last. Zero if it isn't known. */
	public function writer(): int {
		$last = reset( $this->authors );
		return $last ? $last->writer() : 0;
	}

	/** The user who has taken over what was saved last. Zero if nobody has. */
	public function taken_over_by(): int {
		$last = reset( $this->authors );
		return $last && $last->user() !== $last->writer() ? $last->user() : 0;
	}

	/**
	 * Who changed one of some properties last; null if nobody has, or if it isn't known when.
	 *
	 * @param string[] $names Custom fields as "meta.name".
	 */
	public function last_author( array $names ): ?Edit_Author {
		$latest = null;
		foreach ( array_intersect_key( $this->authors(), array_flip( $names ) ) as $author ) {
			$latest = $author->time() > ( $latest ? $latest->time() : 0 ) ? $author : $latest;
		}
		return $latest;
	}

	/** The user who created its record in the draft. Zero if the draft didn't, or if it isn't known. */
	public function creator(): int {
		return $this->is_new() ? $this->author_of( self::WHOLE )->writer() : 0;
	}

	/** @return array<string, Edit_Author> By property, custom fields as "meta.name"; `*` for the creation or deletion itself. */
	public function authors(): array {
		$authors = array();
		foreach ( self::names( $this->action, $this->edits ) as $name ) {
			$authors[ $name ] = $this->author_of( $name );
		}
		return $authors;
	}

	/** @return list<int> The users who answer for it. Zero if one isn't known. */
	public function users(): array {
		return array_values( array_unique( array_map( static fn( Edit_Author $author ): int => $author->user(), $this->authors() ) ) );
	}

	/**
	 * Adds edits, and removes properties whose value equals the live one again. A status takes a record out of the trash, and a
	 * template that was reset is changed again.
	 *
	 * @param array<string, mixed> $live Live values of the same properties.
	 * @param string               $now  The live version: that of the properties without an earlier change.
	 */
	public function with( Admitted_Edits $more, array $live, string $now, string $label = '' ): self {
		$is_kept = $this->is_deletion() && empty( $this->edits['force'] ) && ! isset( $more->edits()['status'] );
		$action  = $this->is_deletion() && ! $is_kept ? self::UPDATE : $this->action;
		$base   = $this->base + array_intersect_key( $live, $more->edits() );
		$edits  = self::merged( $this->edits, $more->edits() );
		unset( $edits['force'] );
		$all   = $edits;
		$edits = $this->different( $all, $base );
		$base  = array_diff_key( $base, array_diff_key( $all, $edits ) );

		$authors = array_fill_keys( $this->replaced_by( $more->edits() ), $more->author() ) + $this->authors;
		return new self( $this->type, $this->record_id, $action, $edits, $authors, $base, $this->version_with( $more->edits(), $now ), '' === $label ? $this->label : $label );
	}

	/**
	 * Without what is as on the live site again; of a new record, there is no live one.
	 *
	 * @param array<string, mixed> $edits
	 * @param array<string, mixed> $base
	 * @return array<string, mixed>
	 */
	private function different( array $edits, array $base ): array {
		$is_as_before = static fn( $value, string $name ): bool => array_key_exists( $name, $base ) && Json::is_same( $base[ $name ], $value );
		return $this->is_new() ? $edits : array_filter( $edits, static fn( $value, $name ): bool => ! $is_as_before( $value, (string) $name ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Names of the properties that edits change. Editors also send what they have only read: nobody becomes the author of
	 * that, who would answer for the values of others.
	 *
	 * @param array<string, mixed> $edits
	 * @return list<string>
	 */
	private function replaced_by( array $edits ): array {
		$known   = self::names( self::UPDATE, $this->edits );
		$is_kept = fn( string $name ): bool => in_array( $name, $known, true ) && Json::is_same( self::value_of( $this->edits, $name ), self::value_of( $edits, $name ) );
		return array_values( array_filter( self::names( self::UPDATE, $edits ), static fn( string $name ): bool => ! $is_kept( $name ) ) );
	}

	/**
	 * For each property, the version at its first change.
	 *
	 * @param array<string, mixed> $edits
	 */
	private function version_with( array $edits, string $now ): string {
		return '' === $this->base_version || '' === $now
			? $now
			: Version::from_text( $this->base_version )->updated( Version::from_text( $now ), $this->not_changed_yet( $edits ) )->text();
	}

	/**
	 * The change after a conflict is settled. Properties with the same value keep their authors; whoever settled it answers
	 * for those that were merged.
	 *
	 * @param array<string, mixed> $base
	 */
	public function settled( Admitted_Edits $settled, array $base, string $version ): self {
		$authors = $this->authors_of( $settled );
		foreach ( array_keys( $authors ) as $name ) {
			if ( isset( $this->authors[ $name ] ) && ( self::WHOLE === $name || Json::is_same( self::value_of( $this->edits, $name ), self::value_of( $settled->edits(), $name ) ) ) ) {
				$authors[ $name ] = $this->authors[ $name ];
			}
		}
		return new self( $this->type, $this->record_id, $this->action, $settled->edits(), $authors, $base, $version, $this->label );
	}

	/** The change as one that the user who has approved it answers for. */
	public function approved( Admitted_Edits $approved ): self {
		return new self( $this->type, $this->record_id, $this->action, $approved->edits(), $this->authors_of( $approved ), $this->base, $this->base_version, $this->label );
	}

	/** @return array<string, Edit_Author> Whoever takes the change over, for those who wrote it. */
	private function authors_of( Admitted_Edits $taken ): array {
		$authors = array_fill_keys( self::names( $this->action, $taken->edits() ), $taken->author() );
		// In their order, which says who saved last.
		return array_map( static fn( Edit_Author $author ): Edit_Author => $taken->author()->taking_over( $author ), array_intersect_key( $this->authors, $authors ) ) + $authors;
	}

	/**
	 * The change as it is shown on the site: what nobody is known as the author of, as if a visitor had saved it.
	 */
	public function displayed(): self {
		$unknown = array_filter( $this->authors(), static fn( Edit_Author $author ): bool => ! $author->is_known() );
		if ( ! $unknown || ! $this->edits ) {
			return $this;
		}
		$filtered = Acting_User::during( 0, fn(): array => Edit_Filter::filtered( $this->type, $this->edits ) );
		$edits    = $this->edits;
		foreach ( array_keys( $unknown ) as $name ) {
			$property = explode( '.', $name )[0];
			if ( array_key_exists( $property, $filtered ) ) {
				$edits[ $property ] = $filtered[ $property ];
			}
		}
		return new self( $this->type, $this->record_id, $this->action, $edits, $this->authors, $this->base, $this->base_version, $this->label );
	}

	/**
	 * The change after another record of the draft is gone. Where that is deleted, as WordPress leaves those that refer to it:
	 * pages below it move to its parent, the front page shows posts, and posts have no template of their own. Where it is
	 * discarded, they are as on the live site again.
	 *
	 * @param bool $is_deleted Whether it was deleted in the draft.
	 * @param int  $parent     Of the record that is gone.
	 */
	public function without( self $gone, bool $is_deleted, int $parent = 0 ): self {
		$replaced = array_intersect_key( $this->replacements( $gone, $parent ), $this->edits );
		$live     = $is_deleted || $this->is_new() ? array() : array_intersect_key( $this->base, $replaced );
		$edits    = $this->different( array_replace( $this->edits, $replaced, $live ), $this->base );
		return $edits === $this->edits ? $this : new self( $this->type, $this->record_id, $this->action, $edits, $this->authors, array_intersect_key( $this->base, $edits ), $this->base_version, $this->label );
	}

	/** @return array<string, mixed> By property. */
	private function replacements( self $gone, int $parent ): array {
		$is_it = fn( string $name ): bool => $gone->post_id() > 0 && $gone->post_id() === ( $this->edits[ $name ] ?? null );
		if ( self::SITE === $this->type ) {
			$front = $is_it( 'page_on_front' ) ? array(
				'page_on_front' => 0,
				'show_on_front' => 'posts',
			) : array();
			return $front + ( $is_it( 'page_for_posts' ) ? array( 'page_for_posts' => 0 ) : array() );
		}
		if ( $is_it( 'parent' ) && $gone->type === $this->type ) {
			return compact( 'parent' );
		}
		$template = 'wp_template' === $gone->type ? explode( '//', $gone->record_id, 2 )[1] ?? '' : '';
		return '' !== $template && $template === ( $this->edits['template'] ?? '' ) ? array( 'template' => '' ) : array();
	}

	/** The change without what it is based on, for what is only shown. */
	public function without_base(): self {
		return new self( $this->type, $this->record_id, $this->action, $this->edits, $this->authors, array(), '', $this->label );
	}

	/**
	 * In the trash, a record keeps what was changed before: somebody may take it out again. Where it is deleted, its children move
	 * to the parent that it has in the draft.
	 */
	public function as_deletion( Admitted_Edits $deletion ): self {
		$is_forced = $deletion->edits() || ! empty( $this->edits['force'] );
		$edits     = $is_forced ? array( 'force' => true ) + array_intersect_key( $this->edits, array( 'parent' => true ) ) : $this->edits;
		return new self( $this->type, $this->record_id, self::DELETE, $edits, array( self::WHOLE => $deletion->author() ) + $this->authors, array_intersect_key( $this->base, $edits ), $this->base_version, $this->label );
	}

	/** Whether it skips the trash, or deletes what is in it. */
	public function is_permanent_deletion(): bool {
		return $this->is_deletion() && ! empty( $this->edits['force'] );
	}

	/** A record that only the draft has, in the trash. */
	public function trashed( Admitted_Edits $deletion ): self {
		return new self( $this->type, $this->record_id, $this->action, array( 'status' => 'trash' ) + $this->edits, array( 'status' => $deletion->author() ) + $this->authors, $this->base, $this->base_version, $this->label );
	}

	/** Whether the record is in the trash afterwards, or was deleted. */
	public function is_removal(): bool {
		return $this->is_deletion() || ( $this->is_new() && 'trash' === ( $this->edits['status'] ?? '' ) );
	}

	/** Whether it takes a record out of the trash, where it was when that was changed; it may be moved back there, with what was changed in between. */
	public function is_restoring(): bool {
		return ! $this->is_new() && isset( $this->edits['status'] ) && 'trash' === ( $this->base['status'] ?? '' );
	}

	/**
	 * @param array<string, mixed> $edits
	 * @return mixed
	 */
	private static function value_of( array $edits, string $name ) {
		return 0 === strpos( $name, 'meta.' ) ? $edits['meta'][ substr( $name, 5 ) ] ?? null : $edits[ $name ] ?? null;
	}

	/**
	 * The properties in edits that the change doesn't contain yet, with their names in versions.
	 *
	 * @param array<string, mixed> $edits
	 * @return string[]
	 */
	private function not_changed_yet( array $edits ): array {
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
