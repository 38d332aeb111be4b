<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Proposals;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Agent_Limits;
use Atelier\Records\Change;
use Atelier\Records\Change_Set;
use Atelier\Records\Record_Edits;
use Atelier\Records\Record_Route;
use Atelier\Records\Record_Types;
use Atelier\Records\Version;
use Atelier\Support\Invalid_Input;
use Atelier\Support\Rest;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

/**
 * A record that an agent may read, as its own route answers it: the site's design, and what visitors can read.
 */
final class Readable_Record {
	public string $type;
	public string $id;

	/** The version of the record, also after it was saved; see Records\Version. */
	public string $version;

	/** @var array<string, mixed> Raw, by property; only those that agents can set, and blocks and styles. */
	public array $values;

	/** @param array<string, mixed> $values */
	private function __construct( string $type, string $id, string $version, array $values ) {
		$this->type    = $type;
		$this->id      = $id;
		$this->version = $version;
		$this->values  = $values;
	}

	/**
	 * Reads a record, with the draft of the request and the rights that are lent.
	 *
	 * @param string          $key   As in Change.
	 * @param Change_Set|null $draft That is laid over the site.
	 * @throws Invalid_Input If there is none, or agents may not read it: both with the same words.
	 */
	public static function of( string $key, Agent_Limits $limits, ?Change_Set $draft = null ): self {
		list( $type, $id ) = self::parts( $key );
		self::refuse_area( $type, $limits );
		$route = Record_Route::to( $type, $id, Change::UPDATE, array() );
		if ( ! $route || ! self::is_public( $type, $id, $draft ) ) {
			throw self::missing( $key );
		}
		$request = new WP_REST_Request( 'GET', $route->saving( array(), true )->get_route() );
		$request->set_header( Rest::CLIENT, '1' );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$response = rest_do_request( $request );
		$data     = $response->is_error() ? null : json_decode( (string) wp_json_encode( $response->get_data() ), true );
		if ( ! is_array( $data ) ) {
			throw self::missing( $key );
		}
		$names  = array_merge( Record_Areas::properties( $type ), Record_Areas::has_blocks( $type ) ? array( 'content' ) : array(), Record_Types::STYLES === $type ? array( 'styles', 'settings' ) : array() );
		$values = array_map( array( Record_Edits::class, 'raw' ), array_intersect_key( $data, array_flip( $names ) ) );
		return new self( $type, $id, is_string( $data[ Version::FIELD ] ?? null ) ? $data[ Version::FIELD ] : '', $values );
	}

	/** @return array{ string, string } Type and ID. */
	private static function parts( string $key ): array {
		return Change::SITE === $key ? array( Change::SITE, '' ) : explode( ':', $key, 2 ) + array( '', '' );
	}

	/** Whether agents may know of a record. */
	public static function is_readable( string $key, Agent_Limits $limits, ?Change_Set $draft ): bool {
		list( $type, $id ) = self::parts( $key );
		return $limits->allows( Record_Areas::of( $type ) ) && self::is_public( $type, $id, $draft );
	}

	/** @throws Invalid_Input If agents can't work on records of a type. */
	public static function refuse_area( string $type, Agent_Limits $limits ): void {
		$area = Record_Areas::of( $type );
		if ( '' === $area ) {
			/* translators: %s: types of records, such as "page". */
			throw new Invalid_Input( 'type', sprintf( __( 'Agents can’t work on records of this type. Possible are: %s.', 'atelier' ), implode( ', ', array_merge( array( Record_Types::STYLES, Change::SITE ), Record_Areas::listed() ) ) ) );
		}
		if ( ! $limits->allows( $area ) ) {
			throw new Invalid_Input( 'area', self::area_message( $limits ) );
		}
	}

	private static function area_message( Agent_Limits $limits ): string {
		return $limits->areas()
			/* translators: %s: areas of a site, such as "styles, menus". */
			? sprintf( __( 'This site doesn’t let agents work on this. They may work on: %s.', 'atelier' ), implode( ', ', $limits->areas() ) )
			: __( 'This site doesn’t let agents work on anything right now. Someone who manages the site can allow areas in Settings › Atelier agents.', 'atelier' );
	}

	/** Whether visitors see it, it belongs to the design of the active theme, or this draft makes it. */
	private static function is_public( string $type, string $id, ?Change_Set $draft ): bool {
		if ( Change::SITE === $type ) {
			return true;
		}
		if ( Record_Types::is_template( $type ) ) {
			return 0 === strpos( $id, get_stylesheet() . '//' );
		}
		if ( Record_Types::STYLES === $type ) {
			return self::styles_id() === (int) $id;
		}
		$post   = get_post( (int) $id );
		$change = $draft ? $draft->get( Change::key_of( $type, $id ) ) : null;
		return $post && $post->post_type === $type && '' === $post->post_password && ( 'publish' === $post->post_status || ( $change && $change->is_new() ) );
	}

	/** The record of the styles of the active theme; zero if nobody has opened them yet. WordPress's own function would make it. */
	public static function styles_id(): int {
		return (int) ( WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() )['ID'] ?? 0 );
	}

	private static function missing( string $key ): Invalid_Input {
		/* translators: %s: the key of a record, such as "page:12". */
		return new Invalid_Input( 'no_record', sprintf( __( 'Agents can read no record “%s”. Use a key from describe-site or find-records.', 'atelier' ), mb_substr( $key, 0, 200 ) ) );
	}

	public function key(): string {
		return Change::key_of( $this->type, $this->id );
	}

	/** @return mixed */
	public function value( string $name ) {
		return $this->values[ $name ] ?? null;
	}
}
