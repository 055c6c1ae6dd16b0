export default function Help() {
  return <h1>Ajuda</h1>;
}
